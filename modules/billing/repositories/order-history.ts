import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { OrderStop, PastOrder } from '../index.ts';

const historySql = `(select coalesce(json_agg(t order by t."placedAt" desc, t.id), '[]') from (
  select o.id, o.checkout_id as "checkoutId", o.number, o.kind, o.status, o.status_at as "statusAt", o.created_at as "placedAt",
    o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt", o.tracking_number as "trackingNumber",
    (select coalesce(json_agg(l.name order by l.product_id), '[]') from order_line l
      where l.order_id = o.id and (l.canceled_at is null or o.status = 'canceled')) as "productNames",
    (select coalesce(json_agg(s order by s."requestedAt", s."answeredAt"), '[]') from (
      select stop.requested_at as "requestedAt", stop.answer, stop.answered_at as "answeredAt",
        json_agg(l.name order by l.product_id) as "productNames"
      from order_stop stop join order_line l on l.order_id = stop.order_id and l.product_id = stop.product_id
      where stop.order_id = o.id group by 1, 2, 3) s) as stops
  from customer_order o where o.user_id = :userId) t)`;

type StopRow = Omit<OrderStop, 'requestedAt' | 'answeredAt'> & {
  readonly requestedAt: JsonInstant;
  readonly answeredAt: JsonInstant | null;
};

type Row = Omit<PastOrder, 'statusAt' | 'placedAt' | 'shippedAt' | 'deliveredAt' | 'stops'> & {
  readonly stops: readonly StopRow[];
  readonly statusAt: JsonInstant;
  readonly placedAt: JsonInstant;
  readonly shippedAt: JsonInstant | null;
  readonly deliveredAt: JsonInstant | null;
};

/** Every order of a person, newest first. One JSON read. */
export const orderHistory = async (read: ReadJson, userId: string): Promise<readonly PastOrder[]> =>
  (await read<readonly Row[]>(historySql, { userId })).map((row) => ({
    ...row,
    statusAt: instant(row.statusAt),
    placedAt: instant(row.placedAt),
    shippedAt: instantOrNull(row.shippedAt),
    deliveredAt: instantOrNull(row.deliveredAt),
    stops: row.stops.map((stop) => ({
      ...stop,
      requestedAt: instant(stop.requestedAt),
      answeredAt: instantOrNull(stop.answeredAt),
    })),
  }));
