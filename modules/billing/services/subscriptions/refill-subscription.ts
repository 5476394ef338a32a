import { addDays } from '#kernel/dates.ts';
import { systemActor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { decideRefill } from '../../domain/refill-gate.ts';
import { CHARGE_NOTICE_DAYS, nextBillingDate } from '../../domain/schedule/billing-dates.ts';
import { invoiceMachine } from '../../domain/states/invoice.ts';
import { orderMachine } from '../../domain/states/order.ts';
import { billingJobs } from '../../jobs.ts';
import { chargeAgreementRepository, type StoredAgreement } from '../../repositories/charge-agreements.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreementForRefill, announceCharge } from '../agreement/announce-charge.ts';
import { postponeRefill } from '../agreement/postpone-charge.ts';
import { checkPrescriptionGate, toRefillGate } from '../charging/check-prescription-gate.ts';
import { holdSubscription } from '../charging/hold-subscription.ts';
import { orderLine } from '../checkout/create-purchase.ts';
import { spendCredit } from '../credits/spend-credit.ts';
import { refillsItself, waitForYes } from '../refills/ask-for-refill.ts';
import { transitionInvoice, transitionOrder, transitionSubscription } from '../transitions.ts';
import { refillLines } from './refill-lines.ts';

/**
 * Bills the next cycle of a due subscription once, when the charge was announced in time or the patient agreed to it;
 * otherwise announces it, for seven days from now. Moves the date when enough supply is on hand, and puts the
 * subscription on hold when its prescription does not allow it. Where refills ship only on request, it waits for the
 * patient's agreement. Does nothing when it is not due or when its last invoice is still open. Safe to run twice or in
 * two processes: one of them skips it, and a cycle has at most one invoice.
 */
export const refillSubscription = (
  scope: Scope,
  { id, userId }: { id: string; userId: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    if (!(await customerRepository(tx.db).tryLock(userId))) return;
    const subscription = await subscriptionRepository(tx.db).find(id);
    if (!subscription || (await invoiceRepository(tx.db).hasUnsettled(id))) return;
    const now = tx.clock.now();
    // Nothing more is charged while the patient still waits for a line.
    if (await isDueWhileWaiting(tx, subscription))
      return subscriptionRepository(tx.db).change(id, { nextBillingDate: addDays(now, CHARGE_NOTICE_DAYS) });
    const question = {
      status: subscription.status,
      dueAt: subscription.nextBillingDate,
      products: subscription.products.map((product) => ({
        id: product.productId,
        needsPrescription: product.needsPrescription,
      })),
    };
    // First decided without answers: prescriptions and holds are looked up only for subscriptions that are due.
    if (decideRefill(question, new Map(), now).action === 'nothing') return;
    const answers = await checkPrescriptionGate(tx, {
      userId,
      productIds: question.products.map((product) => product.id),
      state: subscription.shipTo.address.state,
    });
    const decision = decideRefill(question, toRefillGate(answers), now);
    if (decision.action === 'hold')
      await holdSubscription(tx, subscription, decision.reason, decision.patientMessage);
    if (decision.action === 'postpone') await postponeRefill(tx, subscription, decision.until);
    if (decision.action !== 'charge') return;
    const agreement = await agreementForRefill(tx, subscription);
    const maySend = refillsItself(tx, subscription) || agreement?.basis === 'agreed';
    if (!maySend) await waitForYes(tx, subscription);
    else if (agreement) await billNextCycle(tx, subscription, agreement);
    else await announceCharge(tx, subscription);
  });

const isDueWhileWaiting = async (tx: Scope, { id, status, nextBillingDate: dueAt }: Subscription) =>
  (status === 'active' || status === 'snoozed') &&
  dueAt !== null &&
  dueAt <= tx.clock.now() &&
  (await orderRepository(tx.db).isWaiting(id));

const billNextCycle = async (
  tx: Scope,
  subscription: Subscription,
  { id: agreementId, credit }: Pick<StoredAgreement, 'id' | 'credit'>,
): Promise<void> => {
  const now = tx.clock.now();
  const cause = { actor: systemActor, reason: 'refill due' };
  const cycle = subscription.cycle + 1;
  const due = subscription.nextBillingDate ?? now;
  const orderId = tx.ids.uuid();
  const invoiceId = tx.ids.uuid();
  await orderRepository(tx.db).add({
    id: orderId,
    userId: subscription.userId,
    kind: 'refill',
    checkoutId: null,
    subscriptionId: subscription.id,
    status: 'created',
    shipTo: subscription.shipTo,
    shippingMethod: subscription.shippingMethod,
    createdAt: now,
    lines: subscription.products.map((product) => orderLine(product, subscription.id)),
  });
  await recordCreation(tx, 'order', { id: orderId, status: orderMachine.initial }, cause);
  await transitionOrder(tx, { id: orderId, status: 'created' }, 'awaiting_payment', cause);
  const lines = await refillLines(tx, subscription, credit);
  await invoiceRepository(tx.db).add({
    id: invoiceId,
    userId: subscription.userId,
    orderId,
    subscriptionId: subscription.id,
    cycle,
    status: 'draft',
    billingDate: due,
    nextTryAt: null,
    createdAt: now,
    lines,
  });
  await spendCredit(tx, { id: invoiceId, userId: subscription.userId }, lines);
  await chargeAgreementRepository(tx.db).bind(agreementId, invoiceId);
  await recordCreation(tx, 'invoice', { id: invoiceId, status: invoiceMachine.initial }, cause);
  await transitionInvoice(tx, { id: invoiceId, status: 'draft' }, 'open', cause, { nextTryAt: now });
  const changes = { cycle, nextBillingDate: nextBillingDate(now, everyDays(subscription), false) };
  if (subscription.status === 'snoozed')
    await transitionSubscription(tx, subscription, 'active', cause, changes);
  else await subscriptionRepository(tx.db).change(subscription.id, changes);
  await tx.enqueue(billingJobs.charge, { invoiceId }, { key: `charge:${invoiceId}` });
};
