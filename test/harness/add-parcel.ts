import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** Stores that all of an order arrived in one package, without a pharmacy. A package of the order that is known already stays. */
export const addParcel = async (
  db: Knex,
  {
    orderId,
    productIds,
    at,
  }: { readonly orderId: string; readonly productIds: readonly number[]; readonly at: Date },
): Promise<void> => {
  if (await db('order_parcel').where({ order_id: orderId }).first('id')) return;
  await db('order_parcel').insert({
    id: randomUUID(),
    order_id: orderId,
    remote_id: `${orderId}-1`,
    product_ids: [...productIds],
    status: 'delivered',
    shipped_at: at,
    delivered_at: at,
  });
};
