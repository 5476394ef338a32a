import type { Scope } from '#server/scope.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';

/** Runs `work` in a transaction with the order, read after its customer was locked. Does nothing for an unknown order. */
export const withLockedOrder = (
  scope: Scope,
  orderId: string,
  work: (tx: Scope, order: CustomerOrder) => Promise<void>,
): Promise<void> =>
  scope.transaction(async (tx) => {
    const order = await orderRepository(tx.db).findLocked(orderId);
    if (order) await work(tx, order);
  });
