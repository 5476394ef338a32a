import type { Knex } from 'knex';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import { dayAfter, startOfDay } from '#kernel/start-of-day.ts';
import type { OrderSearch } from '../domain/desk/order-search.ts';
import type { OrderStatus } from '../domain/states/order.ts';

/** An order as the file of all of them has it: no products and no address. */
export interface ExportedOrder {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly isRefill: boolean;
  readonly status: OrderStatus;
  /** Two-letter code of the destination; null once the address was deleted. */
  readonly state: string | null;
  readonly createdAt: Date;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
}

interface Page {
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

export const deskOrderRepository = (db: Knex) => ({
  /** Newest first. */
  page: async ({ from, to }: OrderSearch, { after, limit }: Page): Promise<readonly ExportedOrder[]> => {
    const rows = db('customer_order')
      .select({
        id: 'id',
        number: 'number',
        userId: 'user_id',
        status: 'status',
        createdAt: 'created_at',
        shippedAt: 'shipped_at',
        deliveredAt: 'delivered_at',
      })
      .select(db.raw(`kind = 'refill' as "isRefill", ship_to->'address'->>'state' as state`))
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    if (from !== null) rows.where('created_at', '>=', startOfDay(from, EASTERN_TIME));
    if (to !== null) rows.where('created_at', '<', startOfDay(dayAfter(to), EASTERN_TIME));
    if (after !== null) rows.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
    return rows;
  },
});
