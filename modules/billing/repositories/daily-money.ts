import type { CalendarDate } from '#kernel/dates.ts';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import type { ReadJson } from '#server/scope.ts';

/** What happened to orders and money on one day in Eastern time; days on which nothing did are left out. */
export interface DailyMoney {
  readonly day: CalendarDate;
  /** Orders placed, by what they ship. */
  readonly overTheCounter: number;
  readonly prescription: number;
  readonly refills: number;
  /** Attempts to charge a card that were declined. */
  readonly failedCharges: number;
  /** Charges that succeeded after an earlier attempt for the same invoice was declined. */
  readonly recoveredCharges: number;
  readonly refunds: number;
  /** Cents given back. */
  readonly refunded: number;
}

const day = (column: string): string =>
  `to_char(${column} at time zone '${EASTERN_TIME}', 'YYYY-MM-DD') as day`;
const from = `(:from::date)::timestamp at time zone '${EASTERN_TIME}'`;

/** Each part reads the rows of the days that are counted, by an index on its instant. */
const dailySql = `(select coalesce(json_agg(d), '[]') from (
  select day, sum(otc)::int as "overTheCounter", sum(rx)::int as prescription, sum(refill)::int as refills,
    sum(failed)::int as "failedCharges", sum(recovered)::int as "recoveredCharges",
    sum(refund)::int as refunds, sum(cents)::int as refunded
  from (
    select ${day('created_at')}, (kind = 'otc')::int as otc, (kind = 'rx')::int as rx,
      (kind = 'refill')::int as refill, 0 as failed, 0 as recovered, 0 as refund, 0 as cents
    from customer_order where created_at >= ${from} and kind in ('otc', 'rx', 'refill')
    union all
    select ${day('a.settled_at')}, 0, 0, 0, (a.status = 'declined')::int, (a.status = 'succeeded')::int, 0, 0
    from charge_attempt a
    where a.settled_at >= ${from} and (a.status = 'declined' or (a.status = 'succeeded' and exists (
      select from charge_attempt e
      where e.invoice_id = a.invoice_id and e.attempt < a.attempt and e.status = 'declined')))
    union all
    select ${day('done_at')}, 0, 0, 0, 0, 0, 1, amount from refund where done_at >= ${from} and status = 'done'
  ) happened group by day) d)`;

/** The days from one on, today included. `from`: a day in Eastern time. */
export const dailyMoney = (read: ReadJson, first: CalendarDate): Promise<readonly DailyMoney[]> =>
  read(dailySql, { from: first });
