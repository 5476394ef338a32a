import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { billingEvents } from '../../events.ts';
import { billingJobs } from '../../jobs.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';

/**
 * Asks the pharmacy not to ship products of a locked order that the patient does not want, or would wait for too long.
 * They are refunded when it confirms. CONFLICT when it was asked before.
 */
export const askToCancel = async (
  tx: Scope,
  { id: orderId, userId }: Pick<CustomerOrder, 'id' | 'userId'>,
  { productIds, reason }: { readonly productIds: readonly number[]; readonly reason: string },
): Promise<void> => {
  const request = { reason, cause: 'requested', at: tx.clock.now() } as const;
  const added = await orderStopRepository(tx.db).add(orderId, productIds, request);
  if (added.length === 0)
    return orRefuse(fail('CONFLICT', 'We have already asked the pharmacy to stop this order.'));
  await tx.emit(billingEvents.orderStopRequested, { userId, orderId, productIds });
  await tx.enqueue(billingJobs.stop, { orderId }, { key: `stop:${orderId}` });
};
