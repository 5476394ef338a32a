import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';

/** One transaction on an order as it is once its customer is locked; nothing when there is no such order. */
export const withLockedOrder = (
  scope: Scope,
  orderId: string,
  work: (tx: Scope, order: CustomerOrder) => Promise<void>,
): Promise<void> =>
  scope.transaction(async (tx) => {
    const orders = orderRepository(tx.db);
    const owner = await orders.find(orderId);
    if (!owner) return;
    await customerRepository(tx.db).lock(owner.userId);
    const order = await orders.find(orderId);
    if (order) await work(tx, order);
  });
