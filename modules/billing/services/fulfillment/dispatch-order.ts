import { accountPort, leavingPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isService } from '../../domain/visit-checkout/service-kinds.ts';
import { type GateAnswer, type GateRefusal, prescriptionGatePort } from '../../index.ts';
import { billingJobs } from '../../jobs.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import {
  checkPrescriptionGate,
  firstRefusal,
  recordGateDecision,
} from '../charging/check-prescription-gate.ts';
import { invoiceFor } from '../parcels/paid-for.ts';
import { transitionOrder } from '../transitions.ts';
import { beginSubmit, sendOrder, submitOrder } from './pharmacy-order.ts';
import { withLockedOrder } from './with-locked-order.ts';

/** Thrown inside the transaction, so that no refill is used up for an order that is not sent. */
class RefillRefused extends Error {}

/**
 * Releases a paid order to the pharmacy, once: every prescription product in it has an active
 * prescription with a refill left for a state that is served, and the refill is used up in the same transaction.
 * An order that may not ship is put on hold and the patient is notified. Safe to repeat. `next` runs in the transaction of
 * an order that is released; a job sends the order when it is left out.
 */
export const dispatchOrder = async (
  scope: Scope,
  orderId: string,
  next: (tx: Scope, order: CustomerOrder) => Promise<unknown> = (tx) =>
    tx.enqueue(billingJobs.submit, { orderId }, { key: `submit:${orderId}` }),
): Promise<void> => {
  try {
    await withLockedOrder(scope, orderId, async (tx, order) => {
      const released = await dispatch(tx, order);
      if (released) await next(tx, released);
    });
  } catch (error) {
    if (!(error instanceof RefillRefused)) throw error;
    await withLockedOrder(scope, orderId, async (tx, order) => {
      if (mayShip(order)) await hold(tx, order, 'no_refills');
    });
  }
};

/**
 * Releases a paid order and sends it to the pharmacy immediately, which saves a transaction. Repeating it sends an
 * order whose sending was interrupted.
 */
export const dispatchAndSubmit = async (scope: Scope, orderId: string): Promise<void> => {
  const begun: CustomerOrder[] = [];
  await dispatchOrder(scope, orderId, async (tx, order) => {
    if (await beginSubmit(tx, order)) begun.push(order);
  });
  if (begun.length === 0) await submitOrder(scope, orderId);
  for (const order of begun) await sendOrder(scope, order);
};

const mayShip = (order: CustomerOrder): boolean =>
  !isService(order.kind) &&
  (order.status === 'ready' || (order.status === 'on_hold' && order.submittedAt === null));

/** The order as it was released, or null. */
const dispatch = async (tx: Scope, order: CustomerOrder): Promise<CustomerOrder | null> => {
  if (!mayShip(order) || (await tx.use(leavingPort).isLeaving(order.userId))) return null;
  const invoice = await invoiceFor(tx, order);
  if (invoice?.status !== 'paid' && invoice?.status !== 'partially_refunded') return null;
  const live = order.lines.filter((line) => !line.canceled);
  if (live.length === 0) return null;
  const answers = await checkPrescriptionGate(tx, {
    userId: order.userId,
    productIds: live.map((line) => line.productId),
    state: order.shipTo.address.state,
  });
  const refusal = firstRefusal(answers);
  // An order that is on hold already was recorded when it was put on hold.
  if (!refusal || order.status !== 'on_hold')
    await recordGateDecision(tx, order, answers, { purpose: 'dispatch', actor: systemActor });
  if (refusal) {
    await hold(tx, order, refusal);
    return null;
  }
  const prescribed = new Set(live.filter((line) => line.needsPrescription).map((line) => line.productId));
  await takeRefills(
    tx,
    order,
    answers.filter(({ productId }) => prescribed.has(productId)),
  );
  await transitionOrder(tx, order, 'sent_to_pharmacy', { actor: systemActor, reason: 'paid and prescribed' });
  // The refills that were taken are part of its lines.
  if (prescribed.size > 0) return orderRepository(tx.db).find(order.id);
  return { ...order, status: 'sent_to_pharmacy' };
};

const takeRefills = async (
  tx: Scope,
  order: CustomerOrder,
  answers: readonly GateAnswer[],
): Promise<void> => {
  const gate = tx.use(prescriptionGatePort);
  for (const { productId, prescriptionId } of answers) {
    if (!prescriptionId) throw new RefillRefused();
    const taken = await gate.consumeRefill(prescriptionId, order.id);
    if (!taken.ok) throw new RefillRefused();
    await orderRepository(tx.db).setPrescription(order.id, productId, prescriptionId);
  }
};

const hold = async (tx: Scope, order: CustomerOrder, refusal: GateRefusal): Promise<void> => {
  if (order.status === 'on_hold') return;
  await transitionOrder(tx, order, 'on_hold', { actor: systemActor, reason: `prescription: ${refusal}` });
  await tx.use(accountPort).notify(order.userId, () => ({
    kind: 'order_on_hold',
    subject: 'Your order is on hold',
    body: `${refusalMessages[refusal]} This is about order ${order.number}, which is paid. Questions? Write to us: ${new URL('/messages', tx.settings.origins.app).href}`,
  }));
};

const refusalMessages: Readonly<Record<GateRefusal, string>> = {
  not_approved: 'A clinician has to approve your treatment before we can send it.',
  expired: 'Your prescription has expired. Renew it, and we will send your order.',
  no_refills: 'Your prescription has no refills left. Renew it, and we will send your order.',
  on_hold: 'Your clinician has to review your treatment before we can send it.',
  check_in_due:
    'We need your answers to the check-in before we can send it. You can find it on your dashboard.',
  stopped: 'Your clinician stopped this treatment. We will contact you about your payment.',
  state_not_served: 'We cannot send prescriptions to your state yet. We will contact you about your payment.',
  too_soon:
    'You have more than three weeks of this treatment left. We will send your order when it runs low.',
  not_offered:
    'We do not offer one of its treatments right now, so nothing is sent. We will contact you about your payment.',
};
