import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { JobKind, JobQueue, JobSearch, QueuedJob } from '../ports/job-queue.ts';
import type { Scope } from '../scope.ts';
import { errorLine } from './error-line.ts';

/** Sweeps are in the queue only for the moment until they run. */
const shown = `task_identifier not like 'sweep:%'`;
const runs = 'locked_at is not null';
const isGivenUp = 'locked_at is null and attempts >= max_attempts';
const waits = 'locked_at is null and attempts < max_attempts';

/** No error is longer in what is read of it. */
const error = 'left(last_error, 2000)';

const kindsSql = `(select coalesce(json_agg(k order by k.failed desc, k.kind), '[]') from (
  select task_identifier as kind,
    count(*) filter (where ${runs})::int as running,
    count(*) filter (where ${waits})::int as waiting,
    min(created_at) filter (where ${waits}) as "oldestAt",
    min(run_at) filter (where ${waits}) as "nextTryAt",
    count(*) filter (where ${isGivenUp})::int as failed,
    (array_agg(${error} order by updated_at desc) filter (where last_error is not null))[1] as "lastError"
  from graphile_worker.jobs where ${shown} group by 1) k)`;

const listSql = (state: JobSearch['state']): string => `(select coalesce(json_agg(row), '[]') from (
  select id::text, task_identifier as kind, attempts, max_attempts as "maxAttempts", created_at as "addedAt",
    ${state === 'failed' ? 'null' : 'run_at'} as "nextTryAt", ${error} as "lastError"
  from graphile_worker.jobs
  where ${shown} and ${state === 'failed' ? isGivenUp : waits}
    and (:kind::text is null or task_identifier = :kind) and (:before::bigint is null or id < :before::bigint)
  order by jobs.id desc limit :limit::int) row)`;

const listOf = { failed: listSql('failed'), waiting: listSql('waiting') } as const;

/** Jobs that are locked for this transaction: nobody else has them tried again, and no worker takes them, meanwhile. */
const locked = (which: string): string => `with wanted as materialized (
    select job.id, task.identifier as kind, job.attempts >= job.max_attempts as "isGivenUp"
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier not like 'sweep:%' and job.locked_at is null and ${which}
    for update of job skip locked)`;

/** A job that waits for a later time keeps its attempts. */
const retrySql = `${locked('job.id = ?::bigint and (job.attempts >= job.max_attempts or job.run_at > clock_timestamp())')}
  select wanted.kind from wanted cross join lateral graphile_worker.reschedule_jobs(
    array[wanted.id], run_at => now(), attempts => case when wanted."isGivenUp" then 0 end) changed`;

const retryFailedSql = `${locked('task.identifier = ? and job.attempts >= job.max_attempts')}
  select count(*)::int as count from graphile_worker.reschedule_jobs(
    array(select id from wanted), run_at => now(), attempts => 0)`;

type Json<Shape> = {
  readonly [Key in keyof Shape]: Date extends Shape[Key]
    ? JsonInstant | Exclude<Shape[Key], Date>
    : Shape[Key];
};

/** The job queue of the database that the scope has; what it changes belongs to the scope's transaction. */
export const jobQueue = ({ read, db }: Scope): JobQueue => ({
  kinds: async () =>
    (await read<readonly Json<JobKind>[]>(kindsSql, {})).map((row) => ({
      ...row,
      oldestAt: instantOrNull(row.oldestAt),
      nextTryAt: instantOrNull(row.nextTryAt),
      lastError: errorLine(row.lastError),
    })),

  list: async ({ state, ...search }) =>
    (await read<readonly Json<QueuedJob>[]>(listOf[state], search)).map((row) => ({
      ...row,
      addedAt: instant(row.addedAt),
      nextTryAt: instantOrNull(row.nextTryAt),
      lastError: errorLine(row.lastError),
    })),

  retry: async (id) => (await db.raw<{ rows: { kind: string }[] }>(retrySql, [id])).rows[0]?.kind ?? null,

  retryFailed: async (kind) =>
    (await db.raw<{ rows: { count: number }[] }>(retryFailedSql, [kind])).rows[0]?.count ?? 0,
});
