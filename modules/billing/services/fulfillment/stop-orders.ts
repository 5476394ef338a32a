import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { mayBeStopped } from '../../domain/states/order-stop.ts';
import { billingEvents } from '../../events.ts';
import type { OrdersToStop } from '../../index.ts';
import { billingJobs } from '../../jobs.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';

const requestStop = async (
  tx: Scope,
  actor: Actor,
  order: CustomerOrder,
  { productIds, reason, cause = 'unsafe' }: OrdersToStop,
): Promise<void> => {
  // Packages that have left the pharmacy cannot be stopped, even when the rest of the order waits.
  const live = order.lines.filter((line) => !line.canceled && !line.isShipped).map((line) => line.productId);
  const concerned = live.filter((productId) => productIds.includes(productId));
  if (concerned.length === 0 || !mayBeStopped(order)) return;
  const at = tx.clock.now();
  const added = await orderStopRepository(tx.db).add(order.id, concerned, { reason, cause, at });
  if (added.length === 0) return;
  await tx.emit(billingEvents.orderStopRequested, {
    userId: order.userId,
    orderId: order.id,
    productIds: added,
  });
  await recordAudit(tx, {
    actor,
    action: 'order.stop_requested',
    subject: 'order',
    subjectId: order.id,
    detail: { productIds: added, reason, cause },
  });
  await tx.enqueue(billingJobs.stop, { orderId: order.id }, { key: `stop:${order.id}` });
};

/**
 * Requests, in the caller's transaction, that the pharmacy stops the person's orders with one of these products that have
 * not shipped. An order is stopped as a whole. Repeating it changes nothing.
 */
export const stopOrders = (scope: Scope, actor: Actor, request: OrdersToStop): Promise<void> =>
  scope.transaction(async (tx) => {
    const { userId, productIds } = request;
    if (productIds.length === 0) return;
    await customerRepository(tx.db).lock(userId);
    for (const order of await orderRepository(tx.db).withProducts(userId, productIds))
      await requestStop(tx, actor, order, request);
  });
