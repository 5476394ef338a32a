import { DAY_MS } from '#kernel/dates.ts';
import type { SweepDefinition } from '#server/module.ts';
import { salesTaxPort } from '#server/ports/sales-tax.ts';
import type { Scope } from '#server/scope.ts';
import { BACKORDER_REFUND_AFTER_DAYS } from '../domain/parcels/backorder.ts';
import { REJECTED_REFUND_AFTER_BUSINESS_DAYS } from '../domain/parcels/order-issue.ts';
import { LOST_AFTER_BUSINESS_DAYS } from '../domain/parcels/report-options.ts';
import { beforeShipment } from '../domain/states/order.ts';
import { billableStatuses } from '../domain/states/subscription.ts';
import { chargeAttemptRepository } from '../repositories/charge-attempts.ts';
import { invoiceRepository } from '../repositories/invoices.ts';
import { orderIssueRepository } from '../repositories/order-issues.ts';
import { orderParcelRepository } from '../repositories/order-parcels.ts';
import { orderStopRepository } from '../repositories/order-stops.ts';
import { orderRepository } from '../repositories/orders.ts';
import { refundRepository } from '../repositories/refunds.ts';
import { subscriptionRepository } from '../repositories/subscriptions.ts';
import { taxRecordRepository } from '../repositories/tax-records.ts';
import { remindExpiringCards } from './cards/remind-expiry.ts';
import { chargeInvoice } from './charging/charge-invoice.ts';
import { expireConfirmation } from './charging/confirmation/expire-confirmation.ts';
import { remindConfirmation } from './charging/confirmation/remind-confirmation.ts';
import { goOnDunning } from './charging/dunning/go-on-dunning.ts';
import { sendRefund } from './charging/send-refund.ts';
import { noticeTurns } from './discounts/notice-turns.ts';
import { each } from './each.ts';
import { dispatchOrder } from './fulfillment/dispatch-order.ts';
import { submitOrder } from './fulfillment/pharmacy-order.ts';
import { pollOrders, readDelivered } from './fulfillment/poll-orders.ts';
import { stopOrder } from './fulfillment/stop-order.ts';
import { endBackorder, markLost, refundRejected } from './parcels/parcel-sweeps.ts';
import { eachAtPharmacy } from './pharmacy/each-at-pharmacy.ts';
import { withoutTrouble } from './pharmacy/pharmacy-trouble.ts';
import { removeUnsentPhotos } from './photos/case-photos.ts';
import { recordTax, reverseTax } from './pricing/record-tax.ts';
import { resumePause } from './refills/resume-pause.ts';
import { checkSettlements } from './settlements/check-settlements.ts';
import { refillSubscription } from './subscriptions/refill-subscription.ts';
import { sendNotices } from './subscriptions/send-notices.ts';

/** A sweep takes over a job's work after this long. */
const JOB_TIMEOUT_MS = 60_000;
const POLL_EVERY_MS = 10 * 60_000;
/** For so long after delivery a product is expected to be in use. */
const RECALLED_WITHIN_DAYS = 365;
const RECHECK_HOLDS_EVERY_MS = 60 * 60_000;

const ago = (scope: Scope, ms: number): Date => new Date(scope.clock.now().getTime() - ms);

export const sweeps: readonly SweepDefinition[] = [
  {
    // Pauses that end, before the refills that follow them.
    id: 'billing.pauses',
    run: async (scope) =>
      each(await subscriptionRepository(scope.db).pauseEnded(scope.clock.now()), (paused) =>
        resumePause(scope, paused),
      ),
  },
  {
    // Refills that are due.
    id: 'billing.refills',
    run: async (scope) =>
      each(await subscriptionRepository(scope.db).due(billableStatuses, scope.clock.now()), (due) =>
        refillSubscription(scope, due),
      ),
  },
  {
    // Unpaid invoices: reminders, the end of retries, the end of orders. Before the charges, so that none is charged late.
    id: 'billing.dunning',
    run: async (scope) =>
      each(await invoiceRepository(scope.db).toDun(scope.clock.now()), (id) => goOnDunning(scope, id)),
  },
  {
    // Charges that wait for the patient: a reminder, then the end.
    id: 'billing.confirmations',
    run: async (scope) => {
      const attempts = chargeAttemptRepository(scope.db);
      const now = scope.clock.now();
      await each(await attempts.unconfirmed(now), (attempt) => expireConfirmation(scope, attempt));
      await each(await attempts.toRemind(now), (attempt) => remindConfirmation(scope, attempt));
    },
  },
  {
    // Invoices to charge, to charge again, or whose charge has no known outcome.
    id: 'billing.charges',
    run: async (scope) =>
      each(await invoiceRepository(scope.db).due(scope.clock.now()), (id) => chargeInvoice(scope, id)),
  },
  {
    id: 'billing.refunds',
    run: async (scope) =>
      each(await refundRepository(scope.db).pendingSince(ago(scope, JOB_TIMEOUT_MS)), (id) =>
        sendRefund(scope, id),
      ),
  },
  {
    // Collected or refunded tax that the tax service has not recorded.
    id: 'billing.tax_records',
    run: async (scope) => {
      if (scope.use(salesTaxPort).by !== 'service') return;
      const records = taxRecordRepository(scope.db);
      await each(await records.toRecord(), (id) => recordTax(scope, id));
      await each(await records.toReverse(), (refund) => reverseTax(scope, refund));
    },
  },
  {
    // Paid orders that no job released, and orders on hold that may ship now.
    id: 'billing.dispatches',
    run: async (scope) => {
      const orders = orderRepository(scope.db);
      const ready = await orders.waiting(['ready'], ago(scope, JOB_TIMEOUT_MS));
      const onHold = await orders.waiting(['on_hold'], ago(scope, RECHECK_HOLDS_EVERY_MS));
      await each([...ready, ...onHold], (id) => dispatchOrder(scope, id));
    },
  },
  {
    id: 'billing.submits',
    run: async (scope) =>
      eachAtPharmacy(
        scope,
        'submit',
        await orderRepository(scope.db).waiting(['sent_to_pharmacy'], ago(scope, JOB_TIMEOUT_MS)),
        (id) => submitOrder(scope, id),
      ),
  },
  {
    // Stop requests to the pharmacy without a response.
    id: 'billing.stops',
    run: async (scope) =>
      eachAtPharmacy(
        scope,
        'cancel',
        await orderStopRepository(scope.db).unanswered(ago(scope, JOB_TIMEOUT_MS)),
        (id) => stopOrder(scope, id),
      ),
  },
  {
    // The status of orders at the pharmacy.
    id: 'billing.shipments',
    run: async (scope) =>
      pollOrders(
        scope,
        await withoutTrouble(
          scope,
          'read',
          await orderRepository(scope.db).toPoll(
            [...beforeShipment, 'shipped', 'lost'],
            ago(scope, POLL_EVERY_MS),
          ),
        ),
      ),
  },
  {
    // Recalls of what was delivered.
    id: 'billing.recalls',
    run: async (scope) => {
      const delivered = await orderRepository(scope.db).deliveredSince(
        ago(scope, RECALLED_WITHIN_DAYS * DAY_MS),
        ago(scope, DAY_MS),
      );
      await readDelivered(scope, await withoutTrouble(scope, 'read', delivered));
    },
  },
  {
    // Parcels that have not arrived in time.
    id: 'billing.lost_parcels',
    run: async (scope) =>
      each(
        await orderParcelRepository(scope.db).overdue(ago(scope, LOST_AFTER_BUSINESS_DAYS * DAY_MS)),
        (id) => markLost(scope, id),
      ),
  },
  {
    // Orders that the pharmacy refused and nobody resolved.
    id: 'billing.rejected_orders',
    run: async (scope) =>
      each(
        await orderIssueRepository(scope.db).openSince(
          'rejected',
          ago(scope, REJECTED_REFUND_AFTER_BUSINESS_DAYS * DAY_MS),
        ),
        (id) => refundRejected(scope, id),
      ),
  },
  {
    // Lines that are out of stock for too long, when the patient has not chosen to wait.
    id: 'billing.backorders',
    run: async (scope) =>
      each(
        await orderIssueRepository(scope.db).openSince(
          'backordered',
          ago(scope, BACKORDER_REFUND_AFTER_DAYS * DAY_MS),
        ),
        (id) => endBackorder(scope, id),
      ),
  },
  {
    // Refunds and disputes without an event.
    id: 'billing.settlements',
    run: (scope) => checkSettlements(scope),
  },
  { id: 'billing.unsent_photos', run: removeUnsentPhotos },
  { id: 'billing.discount_turns', run: noticeTurns },
  { id: 'billing.notices', run: (scope) => sendNotices(scope) },
  { id: 'billing.expiring_cards', run: (scope) => remindExpiringCards(scope) },
];
