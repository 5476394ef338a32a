import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { Parcel } from '../domain/parcels/parcel.ts';

const columns = {
  id: 'id',
  remoteId: 'remote_id',
  productIds: 'product_ids',
  status: 'status',
  shippedAt: 'shipped_at',
  deliveredAt: 'delivered_at',
  expectedAt: 'expected_at',
  trackingNumber: 'tracking_number',
} satisfies Columns<Parcel>;

type Changes = Pick<
  Parcel,
  'productIds' | 'status' | 'shippedAt' | 'deliveredAt' | 'expectedAt' | 'trackingNumber'
>;

/** The packages of orders. */
export const orderParcelRepository = (db: Knex) => ({
  /** The first one first. */
  ofOrder: async (orderId: string): Promise<readonly Parcel[]> =>
    db('order_parcel')
      .select(columns)
      .where({ order_id: orderId })
      .orderBy('shipped_at')
      .orderBy('remote_id'),

  add: async (orderId: string, parcel: Parcel): Promise<void> => {
    await db('order_parcel').insert({
      ...toRow(columns, parcel),
      product_ids: [...parcel.productIds],
      order_id: orderId,
    });
  },

  change: async (id: string, changes: Changes): Promise<void> => {
    await db('order_parcel')
      .where({ id })
      .update({
        product_ids: [...changes.productIds],
        status: changes.status,
        shipped_at: changes.shippedAt,
        delivered_at: changes.deliveredAt,
        expected_at: changes.expectedAt,
        tracking_number: changes.trackingNumber,
      });
  },

  setStatus: async (id: string, status: Parcel['status']): Promise<void> => {
    await db('order_parcel').where({ id }).update({ status });
  },

  /** Ids of orders with a package that shipped before an instant and is still on its way. */
  overdue: (shippedBefore: Date): ListQuery<string> =>
    db('order_parcel')
      .where({ status: 'shipped' })
      .where('shipped_at', '<=', shippedBefore)
      .groupBy('order_id')
      .orderByRaw('min(shipped_at), order_id')
      .pluck('order_id'),
});
