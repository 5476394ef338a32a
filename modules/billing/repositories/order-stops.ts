import type { Knex } from 'knex';
import type { ListQuery } from '#server/database/list-query.ts';
import { type StopAnswer, type StopCause, stopCauses } from '../domain/states/order-stop.ts';

/** Its position in the list of causes, the most serious first. */
const weight = (column: string): string =>
  `array_position(array[${stopCauses.map((cause) => `'${cause}'`).join(', ')}], ${column})`;

/** A product because of which an order is to be stopped. */
interface OpenStop {
  readonly productId: number;
  readonly cause: StopCause;
}

/** Requests to stop an order at the pharmacy, one for each product that is the reason. */
export const orderStopRepository = (db: Knex) => ({
  /**
   * Returns the products that were newly requested. A more serious cause than before is requested and answered again,
   * because the notice to the patient differs.
   */
  add: async (
    orderId: string,
    productIds: readonly number[],
    { reason, cause, at }: { readonly reason: string; readonly cause: StopCause; readonly at: Date },
  ): Promise<readonly number[]> =>
    (
      await db('order_stop')
        .insert(
          productIds.map((productId) => ({
            order_id: orderId,
            product_id: productId,
            reason,
            cause,
            requested_at: at,
          })),
        )
        .onConflict(['order_id', 'product_id'])
        .merge({ reason, cause, requested_at: at, answer: null, answered_at: null })
        .whereRaw(`${weight('order_stop.cause')} > ${weight('excluded.cause')}`)
        .returning('product_id')
    ).map((row) => row.product_id),

  /** The products for which the order is to be stopped and that have no answer yet. */
  open: async (orderId: string): Promise<readonly OpenStop[]> =>
    db('order_stop')
      .select('product_id as productId', 'cause')
      .where({ order_id: orderId, answer: null })
      .orderBy('product_id'),

  /** Stores the answer for those of the products that have none. */
  answer: async (
    orderId: string,
    productIds: readonly number[],
    { answer, at }: { readonly answer: StopAnswer; readonly at: Date },
  ): Promise<void> => {
    await db('order_stop')
      .where({ order_id: orderId, answer: null })
      .whereIn('product_id', [...productIds])
      .update({ answer, answered_at: at });
  },

  /** Ids of orders with a request that has had no answer since before an instant. */
  unanswered: (since: Date): ListQuery<string> =>
    db('order_stop')
      .where({ answer: null })
      .where('requested_at', '<=', since)
      .groupBy('order_id')
      .orderByRaw('min(requested_at), order_id')
      .pluck('order_id'),
});
