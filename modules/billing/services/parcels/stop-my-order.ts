import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { patientStop } from '../../domain/states/order-stop.ts';
import { isService } from '../../domain/visit-checkout/service-kinds.ts';
import { billingEvents } from '../../events.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { endSubscription } from '../subscriptions/cancel-subscription.ts';
import { transitionOrder } from '../transitions.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { cancelUnshipped } from './cancel-unshipped.ts';
import { notifyPatient } from './notify-patient.ts';
import { subscriptionsOf, whatHappensNext } from './subscriptions-after.ts';

/** `stopped`: it does not ship. `requested`: the pharmacy is asked, and the patient is told the result. */
export type StopResult = 'stopped' | 'requested';

/** The order of the signed-in patient, with the person locked; refuses another person's. */
export const lockOwnOrder = async (tx: Scope, userId: string, orderId: string): Promise<CustomerOrder> => {
  if (!isUuid(orderId)) return orRefuse(notFound('order'));
  await customerRepository(tx.db).lock(userId);
  const order = await orderRepository(tx.db).find(orderId);
  return order?.userId === userId ? order : orRefuse(notFound('order'));
};

const productsOf = (order: CustomerOrder): readonly number[] =>
  order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId);

const stopAtOnce = async (tx: Scope, order: CustomerOrder, actor: Actor): Promise<void> => {
  const cause = { actor, reason: 'stopped by the patient' };
  const unstarted = (await subscriptionsOf(tx, order)).filter(({ status }) => status === 'incomplete');
  const refunded = await cancelUnshipped(tx, order, cause);
  for (const subscription of unstarted) await endSubscription(tx, subscription, cause, {});
  await tx.emit(billingEvents.orderStopAnswered, {
    userId: order.userId,
    orderId: order.id,
    number: order.number,
    checkoutId: order.checkoutId,
    productIds: productsOf(order),
    answer: 'stopped',
    cause: 'requested',
    isWhole: true,
  });
  const next = await whatHappensNext(tx, order);
  await notifyPatient(tx, order.userId, () => ({
    kind: 'order_stopped',
    subject: `Order ${order.number} is canceled`,
    sentences: ['You stopped this order. It will not ship.', moneyBack(refunded), next],
  }));
};

const askPharmacy = async (tx: Scope, order: CustomerOrder, actor: Actor): Promise<void> => {
  const reason = 'stopped by the patient';
  await askToCancel(tx, order, { productIds: productsOf(order), reason });
  await transitionOrder(tx, order, 'cancel_requested', { actor, reason });
};

/**
 * The patient stops an order before it ships: immediately while the pharmacy does not have it, else by asking the
 * pharmacy. The order is stopped as a whole and refunded, its fills are restored; its subscriptions continue unless
 * they never started. NOT_FOUND for another person's; CONFLICT when it can no longer be stopped or was requested
 * before.
 */
export const stopMyOrder = async (
  scope: Scope,
  actor: Actor,
  orderId: string,
): Promise<Result<StopResult>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const done = await allOrNothing(scope, async (tx): Promise<StopResult> => {
    const order = await lockOwnOrder(tx, who.value, orderId);
    const isSent = order.submitStartedAt !== null || order.submittedAt !== null;
    // Services have their own terms.
    if (isService(order.kind))
      return orRefuse(fail('CONFLICT', 'None of this is being shipped, so there is nothing to stop.'));
    const way = patientStop({ status: order.status, remoteStatus: order.remoteStatus, isSent });
    if (way === null)
      return orRefuse(fail('CONFLICT', 'This order can no longer be stopped. Look at its status again.'));
    if (way === 'at_once') await stopAtOnce(tx, order, actor);
    else await askPharmacy(tx, order, actor);
    await recordAudit(tx, {
      actor,
      action: 'order.stop_requested',
      subject: 'order',
      subjectId: order.id,
      detail: { cause: 'requested' },
    });
    return way === 'at_once' ? 'stopped' : 'requested';
  });
  return done.ok ? ok(done.value) : done;
};
