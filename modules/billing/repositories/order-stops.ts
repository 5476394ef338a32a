import type { Knex } from 'knex';
import type { StopAnswer } from '../domain/states/order-stop.ts';

/** Requests to stop an order at the pharmacy, one for each product that is the reason. */
export const orderStopRepository = (db: Knex) => ({
  /** Returns the products for which the order was not to be stopped until now. */
  add: async (
    orderId: string,
    productIds: readonly number[],
    { reason, at }: { readonly reason: string; readonly at: Date },
  ): Promise<readonly number[]> =>
    (
      await db('order_stop')
        .insert(
          productIds.map((productId) => ({
            order_id: orderId,
            product_id: productId,
            reason,
            requested_at: at,
          })),
        )
        .onConflict(['order_id', 'product_id'])
        .ignore()
        .returning('product_id')
    ).map((row) => row.product_id),

  /** The products for which the order is to be stopped and that have no answer yet. */
  open: async (orderId: string): Promise<readonly number[]> =>
    db('order_stop').where({ order_id: orderId, answer: null }).orderBy('product_id').pluck('product_id'),

  /** Stores the answer for every product without one. */
  answer: async (orderId: string, answer: StopAnswer, at: Date): Promise<void> => {
    await db('order_stop').where({ order_id: orderId, answer: null }).update({ answer, answered_at: at });
  },

  /** Ids of orders with a request that has had no answer since before an instant. */
  unanswered: async (since: Date): Promise<readonly string[]> =>
    db('order_stop')
      .where({ answer: null })
      .where('requested_at', '<=', since)
      .groupBy('order_id')
      .orderByRaw('min(requested_at), order_id')
      .pluck('order_id'),
});
