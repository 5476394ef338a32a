import type { Knex } from 'knex';

/** Tries before a job is given up: with the queue's growing pauses, about six hours. */
export const DEFAULT_MAX_ATTEMPTS = 10;

/**
 * Adds a job on the given handle, so that it exists if and only if the handle's transaction commits. A job
 * with the same `key` that still waits is replaced; one that runs already is left alone and this one runs after.
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
