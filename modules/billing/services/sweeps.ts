import { DAY_MS } from '#kernel/dates.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { DueQuery, SweepDefinition } from '#server/module.ts';
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
import type { PharmacyCall } from '../repositories/pharmacy-troubles.ts';
import { refundRepository } from '../repositories/refunds.ts';
import { subscriptionRepository } from '../repositories/subscriptions.ts';
import { remindExpiringCards } from './cards/remind-expiry.ts';
import { chargeInvoice } from './charging/charge-invoice.ts';
import { expireConfirmation } from './charging/confirmation/expire-confirmation.ts';
import { remindConfirmation } from './charging/confirmation/remind-confirmation.ts';
import { continueDunning } from './charging/dunning/continue-dunning.ts';
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
import { removeUnsentPhotos } from './photos/remove-unsent-photos.ts';
import { recordTaxes } from './pricing/record-taxes.ts';
import { resumePause } from './refills/resume-pause.ts';
import { checkSettlements } from './settlements/check-settlements.ts';
import { refillSubscription } from './subscriptions/refill-subscription.ts';
import { sendNotices } from './subscriptions/send-notices.ts';

/** A sweep takes over a job's work after this long. */
const JOB_TIMEOUT_MS = 60_000;
const POLL_EVERY_MS = 10 * 60_000;
const RECHECK_HOLDS_EVERY_MS = 60 * 60_000;

const ago = (scope: Scope, ms: number): Date => new Date(scope.clock.now().getTime() - ms);

/** Does the work for each row of one query, by itself. */
const forEachOf = <T>(
  id: string,
  due: (scope: Scope) => DueQuery & PromiseLike<readonly T[]>,
  work: (scope: Scope, one: T) => Promise<void>,
): SweepDefinition => ({
  id,
  due: (scope) => [due(scope)],
  run: async (scope) => each(await due(scope), (one) => work(scope, one)),
});

/** Asks the pharmacy about each order of one query, see `eachAtPharmacy`. */
const forEachAtPharmacy = (
  id: string,
  call: PharmacyCall,
  due: (scope: Scope) => ListQuery<string>,
  work: (scope: Scope, orderId: string) => Promise<void>,
): SweepDefinition => ({
  id,
  due: (scope) => [due(scope)],
  run: async (scope) => eachAtPharmacy(scope, call, await due(scope), (orderId) => work(scope, orderId)),
});

/** Reads the orders of one query at the pharmacy together. */
const readTogether = (
  id: string,
  due: (scope: Scope) => ListQuery<string>,
  work: (scope: Scope, orderIds: readonly string[]) => Promise<void>,
): SweepDefinition => ({
  id,
  due: (scope) => [due(scope)],
  run: async (scope) => work(scope, await withoutTrouble(scope, 'read', await due(scope))),
});

export const sweeps: readonly SweepDefinition[] = [
  // Pauses that end, before the refills that follow them.
  forEachOf(
    'billing.pauses',
    (scope) => subscriptionRepository(scope.db).pauseEnded(scope.clock.now()),
    resumePause,
  ),
  // Refills that are due.
  forEachOf(
    'billing.refills',
    (scope) => subscriptionRepository(scope.db).due(billableStatuses, scope.clock.now()),
    refillSubscription,
  ),
  // Unpaid invoices: reminders, the end of retries, the end of orders. Before the charges, so that none is charged late.
  forEachOf(
    'billing.dunning',
    (scope) => invoiceRepository(scope.db).toDun(scope.clock.now()),
    continueDunning,
  ),
  // Charges that wait for the patient: the end of those that waited too long, then reminders of the others.
  forEachOf(
    'billing.confirmations',
    (scope) => chargeAttemptRepository(scope.db).unconfirmed(scope.clock.now()),
    expireConfirmation,
  ),
  forEachOf(
    'billing.confirmation_reminders',
    (scope) => chargeAttemptRepository(scope.db).toRemind(scope.clock.now()),
    remindConfirmation,
  ),
  // Invoices to charge, to charge again, or whose charge has no known outcome.
  forEachOf('billing.charges', (scope) => invoiceRepository(scope.db).due(scope.clock.now()), chargeInvoice),
  forEachOf(
    'billing.refunds',
    (scope) => refundRepository(scope.db).pendingSince(ago(scope, JOB_TIMEOUT_MS)),
    sendRefund,
  ),
  recordTaxes,
  // Paid orders that no job released, then orders on hold that may ship now.
  forEachOf(
    'billing.dispatches',
    (scope) => orderRepository(scope.db).waiting(['ready'], ago(scope, JOB_TIMEOUT_MS)),
    dispatchOrder,
  ),
  forEachOf(
    'billing.holds',
    (scope) => orderRepository(scope.db).waiting(['on_hold'], ago(scope, RECHECK_HOLDS_EVERY_MS)),
    dispatchOrder,
  ),
  forEachAtPharmacy(
    'billing.submits',
    'submit',
    (scope) => orderRepository(scope.db).waiting(['sent_to_pharmacy'], ago(scope, JOB_TIMEOUT_MS)),
    submitOrder,
  ),
  // Stop requests to the pharmacy without a response.
  forEachAtPharmacy(
    'billing.stops',
    'cancel',
    (scope) => orderStopRepository(scope.db).unanswered(ago(scope, JOB_TIMEOUT_MS)),
    stopOrder,
  ),
  // The status of orders at the pharmacy.
  readTogether(
    'billing.shipments',
    (scope) =>
      orderRepository(scope.db).toPoll([...beforeShipment, 'shipped', 'lost'], ago(scope, POLL_EVERY_MS)),
    pollOrders,
  ),
  // Recalls of what was delivered: for a year a product is expected to be in use.
  readTogether(
    'billing.recalls',
    (scope) => orderRepository(scope.db).toRecall(scope.clock.now()),
    readDelivered,
  ),
  // Parcels that have not arrived in time.
  forEachOf(
    'billing.lost_parcels',
    (scope) => orderParcelRepository(scope.db).overdue(ago(scope, LOST_AFTER_BUSINESS_DAYS * DAY_MS)),
    markLost,
  ),
  // Orders that the pharmacy refused and nobody resolved.
  forEachOf(
    'billing.rejected_orders',
    (scope) =>
      orderIssueRepository(scope.db).openSince(
        'rejected',
        ago(scope, REJECTED_REFUND_AFTER_BUSINESS_DAYS * DAY_MS),
      ),
    refundRejected,
  ),
  // Lines that are out of stock for too long, when the patient has not chosen to wait.
  forEachOf(
    'billing.backorders',
    (scope) =>
      orderIssueRepository(scope.db).openSince(
        'backordered',
        ago(scope, BACKORDER_REFUND_AFTER_DAYS * DAY_MS),
      ),
    endBackorder,
  ),
  // Refunds and disputes without an event.
  checkSettlements,
  removeUnsentPhotos,
  noticeTurns,
  sendNotices,
  remindExpiringCards,
];
