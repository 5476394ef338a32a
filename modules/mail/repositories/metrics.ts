import { HOUR_MS } from '#kernel/dates.ts';
import type { MetricDefinition } from '#server/module.ts';

/** What became of email lately. Counting all that ever was would take longer every day. */
export const mailMetrics: readonly MetricDefinition[] = [
  {
    name: 'emails',
    help: 'Emails that wait, and those that were finished within the last hour, by state.',
    label: 'state',
    read: async (db, now) =>
      (
        await db.raw(
          `select state as label, count(*)::int as value from mail where state = 'queued' group by 1
           union all
           select state, count(*)::int from mail
           where recipient <> '' and finished_at > ? and state <> 'queued' group by 1`,
          [new Date(now.getTime() - HOUR_MS)],
        )
      ).rows,
  },
];
