import type { Knex } from 'knex';

/** Attempts before a job is abandoned: with the queue's growing pauses, about six hours. */
export const DEFAULT_MAX_ATTEMPTS = 10;

/**
 * Adds a job on the given handle, so that it exists if and only if the handle's transaction commits. A waiting job
 * with the same `key` is replaced; a running one is not affected and this one runs after it.
 * The payload holds ids and plain facts, never health data: it is stored, and shown to operators.
 */
export const enqueueJob = async (
  db: Knex,
  job: string,
  payload: Record<string, unknown>,
  options: { key?: string; maxAttempts?: number } = {},
): Promise<void> => {
  await db.raw(
    `select graphile_worker.add_job(
       identifier => ?::text, payload => ?::json, job_key => ?::text, max_attempts => ?::int)`,
    [job, JSON.stringify(payload), options.key ?? null, options.maxAttempts ?? DEFAULT_MAX_ATTEMPTS],
  );
};
