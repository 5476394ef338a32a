import type { MetricDefinition } from '#server/module.ts';

/** Orders, charges and refunds as they are now. No number tells who they are of. */
export const billingMetrics: readonly MetricDefinition[] = [
  {
    name: 'orders',
    help: 'Orders, by status.',
    label: 'status',
    read: async (db) =>
      (await db.raw('select status as label, count(*)::int as value from customer_order group by 1')).rows,
  },
  {
    name: 'charges',
    help: 'Attempts to charge a card, by outcome.',
    label: 'outcome',
    read: async (db) =>
      (await db.raw('select status as label, count(*)::int as value from charge_attempt group by 1')).rows,
  },
  {
    name: 'refunds',
    help: 'Refunds, by status.',
    label: 'status',
    read: async (db) =>
      (await db.raw('select status as label, count(*)::int as value from refund group by 1')).rows,
  },
];
