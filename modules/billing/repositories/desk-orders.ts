import type { Knex } from 'knex';
import type { JsonInstant } from '#kernel/json-instant.ts';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import { dayAfter, startOfDay } from '#kernel/start-of-day.ts';
import type { OrderSearch } from '../domain/desk/order-search.ts';
import type { Parcel } from '../domain/parcels/parcel.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { OrderKind } from './orders.ts';

/** A package of a listed order. */
interface ListedParcel extends Pick<Parcel, 'status' | 'trackingNumber'> {
  readonly shippedAt: JsonInstant;
  readonly deliveredAt: JsonInstant | null;
}

/** An order as operators see it in their list: no products and no address. */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly kind: OrderKind;
  readonly userId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly status: OrderStatus;
  readonly statusAt: Date;
  /** Cents of its invoice; null for an order without one, such as a replacement. */
  readonly total: number | null;
  /** Two-letter code of the destination; null once the address was deleted. */
  readonly shipsTo: string | null;
  /** Oldest first. */
  readonly parcels: readonly ListedParcel[];
  readonly hasIssue: boolean;
  readonly createdAt: Date;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
}

interface Page {
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

const parcels = `(select coalesce(json_agg(json_build_object('status', a.status, 'trackingNumber', a.tracking_number,
    'shippedAt', a.shipped_at, 'deliveredAt', a.delivered_at) order by a.shipped_at, a.id), '[]')
  from order_parcel a where a.order_id = o.id)`;

/** All orders, as `o`, with what waits for somebody about them. */
const select = (db: Knex) =>
  db('customer_order as o')
    .join('person as p', 'p.id', 'o.user_id')
    .leftJoin('invoice as i', 'i.order_id', 'o.id')
    .select({
      id: 'o.id',
      number: 'o.number',
      kind: 'o.kind',
      userId: 'o.user_id',
      firstName: 'p.first_name',
      lastName: 'p.last_name',
      status: 'o.status',
      statusAt: 'o.status_at',
      total: 'i.total',
      createdAt: 'o.created_at',
      shippedAt: 'o.shipped_at',
      deliveredAt: 'o.delivered_at',
    })
    .select(
      db.raw(`o.ship_to->'address'->>'state' as "shipsTo", ${parcels} as parcels,
        exists (select from order_issue q where q.order_id = o.id and q.status <> 'closed') as "hasIssue"`),
    );

export const deskOrderRepository = (db: Knex) => ({
  /** Newest first. */
  page: async (
    { state, from, to, number, personId }: OrderSearch,
    { after, limit }: Page,
  ): Promise<readonly ListedOrder[]> => {
    const rows = select(db)
      .orderBy([
        { column: 'o.created_at', order: 'desc' },
        { column: 'o.id', order: 'desc' },
      ])
      .limit(limit);
    if (state !== null) rows.where('o.status', state);
    if (number !== null) rows.where('o.number', number);
    if (personId !== null) rows.where('o.user_id', personId);
    if (from !== null) rows.where('o.created_at', '>=', startOfDay(from, EASTERN_TIME));
    if (to !== null) rows.where('o.created_at', '<', startOfDay(dayAfter(to), EASTERN_TIME));
    if (after !== null) rows.whereRaw('(o.created_at, o.id) < (?, ?)', [after.createdAt, after.id]);
    return rows;
  },
});
