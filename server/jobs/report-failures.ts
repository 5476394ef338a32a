import type { WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';

/** One attempt of a job that threw. `final` when it was the last. */
export interface JobFailure {
  readonly job: string;
  readonly id: string;
  readonly attempt: number;
  readonly final: boolean;
  readonly error: unknown;
}

/** Logs every failed attempt with the job's name and number, and never its payload. */
export const reportFailures = (
  events: WorkerEvents,
  log: Logger,
  onFailure: (failure: JobFailure) => void,
): void => {
  events.on('job:error', ({ job, error }) => {
    const failure: JobFailure = {
      job: job.task_identifier,
      id: job.id,
      attempt: job.attempts,
      final: job.attempts >= job.max_attempts,
      error,
    };
    const fields = { job: failure.job, jobId: failure.id, attempt: failure.attempt, err: error };
    if (failure.final) log.error(fields, 'A job failed for the last time and is given up.');
    else log.warn(fields, 'A job failed and will be tried again.');
    onFailure(failure);
  });
  events.on('worker:fatalError', ({ error }) => log.error({ err: error }, 'A job worker broke down.'));
  events.on('pool:listen:error', ({ error }) =>
    log.warn({ err: error }, 'The job queue lost its notifications and reconnects.'),
  );
};
