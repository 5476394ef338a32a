import type { MetricDefinition } from '../module.ts';

/** Jobs that could run now, by job: those that wait for a later attempt or time do not count. */
const ready = 'from graphile_worker.jobs where run_at <= now() and attempts < max_attempts group by 1';

/** The job queue, on PostgreSQL's clock as the worker is. */
export const queueMetrics: readonly MetricDefinition[] = [
  {
    name: 'job_queue_depth',
    help: 'Jobs that could run now, by job.',
    label: 'job',
    read: async (db) =>
      (await db.raw(`select task_identifier as label, count(*)::int as value ${ready}`)).rows,
  },
  {
    name: 'job_queue_age_seconds',
    help: 'Seconds for which the oldest job that could run now has waited, by job.',
    label: 'job',
    read: async (db) =>
      (
        await db.raw(
          `select task_identifier as label, extract(epoch from now() - min(run_at))::float8 as value ${ready}`,
        )
      ).rows,
  },
];
