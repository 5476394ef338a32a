import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { cancelUnshipped } from '../parcels/cancel-unshipped.ts';
import { transitionOrder } from '../transitions.ts';

/** The fee of a checkout that is neither settled nor refunded. */
const openFee = async (tx: Scope, checkoutId: string) =>
  (await orderRepository(tx.db).ofCheckout(checkoutId)).find(
    ({ kind, status }) => kind === 'visit_fee' && (status === 'awaiting_payment' || status === 'ready'),
  ) ?? null;

/**
 * The visit ended without a treatment: its fee is not owed any more, and is refunded in full if it was paid.
 * Idempotent.
 */
export const releaseFee = async (tx: Scope, checkoutId: string, cause: Cause): Promise<void> => {
  const fee = await openFee(tx, checkoutId);
  if (fee) await cancelUnshipped(tx, fee, cause);
};

/** The visit led to a treatment: its paid fee is earned. */
export const keepFee = async (tx: Scope, checkoutId: string, cause: Cause): Promise<void> => {
  const fee = await openFee(tx, checkoutId);
  if (fee?.status === 'ready') await transitionOrder(tx, fee, 'delivered', cause);
};
