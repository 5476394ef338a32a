import type { Knex } from 'knex';
import type { ShipTo } from './subscriptions.ts';

/** Facts about orders that decide whether a patient bought something and did not return it. */
export const qualifyingOrderRepository = (db: Knex) => ({
  /** Paid with money, shipped, and nothing was refunded. */
  isKept: async (orderId: string): Promise<boolean> =>
    (await db('customer_order as o')
      .join('invoice as i', 'i.order_id', 'o.id')
      .where('o.id', orderId)
      .whereIn('o.status', ['shipped', 'delivered'])
      .where('i.status', 'paid')
      .where('i.amount_charged', '>', 0)
      .whereNotExists(db('refund').select(db.raw('1')).whereRaw('refund.invoice_id = i.id'))
      .first('o.id')) !== undefined,

  hadOrdered: async (userId: string, before: Date): Promise<boolean> =>
    (await db('customer_order').where({ user_id: userId }).where('created_at', '<', before).first('id')) !==
    undefined,

  /** Delivery addresses of a person's orders. */
  addressesOf: async (userId: string): Promise<readonly ShipTo['address'][]> => {
    const shipped: ShipTo[] = await db('customer_order').where({ user_id: userId }).pluck('ship_to');
    return shipped.map(({ address }) => address);
  },
});
