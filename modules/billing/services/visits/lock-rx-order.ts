import type { Scope } from '#server/scope.ts';
import { checkoutRepository } from '../../repositories/checkouts.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderRepository } from '../../repositories/orders.ts';

/** Locks what a patient buys; returns a checkout with its order of prescription products. Null for an unknown checkout. */
export const lockRxOrder = async (tx: Scope, checkoutId: string) => {
  const checkout = await checkoutRepository(tx.db).find(checkoutId);
  if (!checkout) return null;
  await customerRepository(tx.db).lock(checkout.userId);
  const orders = await orderRepository(tx.db).ofCheckout(checkout.id);
  return { checkout, order: orders.find(({ kind }) => kind === 'rx') };
};
