import type { MetricDefinition } from '#server/module.ts';

/** What became of email. */
export const mailMetrics: readonly MetricDefinition[] = [
  {
    name: 'emails',
    help: 'Emails, by state.',
    label: 'state',
    read: async (db) =>
      (await db.raw('select state as label, count(*)::int as value from mail group by 1')).rows,
  },
];
