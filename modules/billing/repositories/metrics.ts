import { addDays, HOUR_MS } from '#kernel/dates.ts';
import type { MetricDefinition } from '#server/module.ts';
import { orderStatuses } from '../domain/states/order.ts';

/** Where an order usually stays: counting all of them would take longer every day. */
const settled: readonly string[] = ['delivered', 'canceled', 'returned', 'lost', 'replaced', 'refunded'];
const underWay = orderStatuses.filter((status) => !settled.includes(status));

/** Orders, charges and refunds that are under way or lately ended. No number tells who they are of. */
export const billingMetrics: readonly MetricDefinition[] = [
  {
    name: 'orders',
    help: 'Orders under way, and those that ended within the last day, by status.',
    label: 'status',
    read: async (db, now) =>
      (
        await db.raw(
          `select status as label, count(*)::int as value from customer_order
           where status = any(:underWay) or (status = any(:settled) and status_at > :since) group by 1`,
          { underWay, settled, since: addDays(now, -1) },
        )
      ).rows,
  },
  {
    name: 'charges',
    help: 'Attempts to charge a card that are pending or were settled within the last hour, by outcome.',
    label: 'outcome',
    read: async (db, now) =>
      (
        await db.raw(
          `select status as label, count(*)::int as value from charge_attempt where status = 'pending' group by 1
           union all
           select status, count(*)::int from charge_attempt
           where settled_at > ? and status <> 'pending' group by 1`,
          [new Date(now.getTime() - HOUR_MS)],
        )
      ).rows,
  },
  {
    name: 'refunds',
    help: 'Refunds that are owed, and those that were sent within the last day, by status.',
    label: 'status',
    read: async (db, now) =>
      (
        await db.raw(
          `select status as label, count(*)::int as value from refund where status = any('{pending,failed}') group by 1
           union all
           select status, count(*)::int from refund where done_at > ? and status = 'done' group by 1`,
          [addDays(now, -1)],
        )
      ).rows,
  },
];
