import type { NewJob } from '../database/append.ts';
import { traceOrigin } from '../tracing/current-span.ts';
import type { JobPayload } from './define-job.ts';

/** Attempts before a job is abandoned: with the queue's growing pauses, about six hours. */
export const DEFAULT_MAX_ATTEMPTS = 10;

/**
 * A job as it is added to the queue. A waiting job with the same `key` is replaced; a running one is not affected and
 * this one runs after it.
 * The payload holds ids and plain facts, never health data: it is stored, and shown to operators. With tracing, it also says in which
 * span the job was added.
 */
export const newJob = (
  job: string,
  payload: JobPayload,
  { key = null, maxAttempts = DEFAULT_MAX_ATTEMPTS }: { key?: string | null; maxAttempts?: number } = {},
): NewJob => ({
  identifier: job,
  payload: { ...payload, ...traceOrigin() },
  job_key: key,
  max_attempts: maxAttempts,
});
