import { systemActor } from '#server/actor.ts';
import { type Cause, recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { orderMachine } from '../../domain/states/order.ts';
import { billingEvents } from '../../events.ts';
import { billingJobs } from '../../jobs.ts';
import type { OrderIssue } from '../../repositories/order-issues.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { transitionOrder } from '../transitions.ts';
import { subscriptionsOf } from './subscriptions-after.ts';

/** The current delivery address: the patient may have corrected it since. */
const shipToNow = async (tx: Scope, order: CustomerOrder): Promise<CustomerOrder['shipTo']> =>
  (await subscriptionsOf(tx, order))[0]?.shipTo ?? order.shipTo;

/**
 * A new parcel with some products of a locked order, at no cost. It passes the same checks as any other before it is
 * sent, and uses up its own fills: the caller restores those of the first parcel. Returns its id.
 */
export const replaceOrder = async (
  tx: Scope,
  order: CustomerOrder,
  issue: Pick<OrderIssue, 'id' | 'productIds'>,
  cause: Cause,
): Promise<string> => {
  const id = tx.ids.uuid();
  await orderRepository(tx.db).add({
    id,
    userId: order.userId,
    kind: 'replacement',
    checkoutId: null,
    subscriptionId: order.subscriptionId,
    status: orderMachine.initial,
    shipTo: await shipToNow(tx, order),
    shippingMethod: order.shippingMethod,
    createdAt: tx.clock.now(),
    replacesOrderId: order.id,
    issueId: issue.id,
    lines: order.lines
      .filter(({ productId, canceled }) => !canceled && issue.productIds.includes(productId))
      .map((line) => ({
        ...line,
        amount: 0,
        prescriptionId: null,
        isHad: true,
        isShipped: false,
        isWaiting: false,
      })),
  });
  await recordCreation(tx, 'order', { id, status: orderMachine.initial }, cause);
  // Nothing has to be paid for it.
  const free = { actor: systemActor, reason: cause.reason };
  await transitionOrder(tx, { id, status: 'created' }, 'awaiting_payment', free);
  await transitionOrder(tx, { id, status: 'awaiting_payment' }, 'ready', free);
  await tx.enqueue(billingJobs.dispatch, { orderId: id }, { key: `dispatch:${id}` });
  await tx.emit(billingEvents.orderReplaced, { userId: order.userId, orderId: order.id, byOrderId: id });
  return id;
};
