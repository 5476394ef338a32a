import { addDays } from '#kernel/dates.ts';
import type { MetricDefinition } from '#server/module.ts';

/** Decisions, and how long patients wait for one. No number tells who they are of. */
export const consultationMetrics: readonly MetricDefinition[] = [
  {
    name: 'decisions',
    help: 'Visits that a clinician has decided within the last day, by what became of them.',
    label: 'outcome',
    read: async (db, now) =>
      (
        await db.raw(
          'select status as label, count(*)::int as value from consultation where decided_at > ? group by 1',
          [addDays(now, -1)],
        )
      ).rows,
  },
  {
    name: 'desk_waiting_seconds',
    help: 'Seconds for which the longest waiting visit has waited for a clinician, by kind of visit.',
    label: 'kind',
    read: async (db, now) =>
      (
        await db.raw(
          `select kind as label, greatest(0, extract(epoch from ?::timestamptz - min(submitted_at)))::float8 as value
           from consultation where status in ('submitted', 'assigned', 'in_review') and submitted_at is not null group by 1`,
          [now],
        )
      ).rows,
  },
];
