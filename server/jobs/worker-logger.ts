import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * The job queue's own messages in our log. What it attaches to them is dropped (it holds payloads), and its
 * good news is debug: a failed job is reported by us, with its id.
 */
export const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      log.warn({ queue: message }, 'The job queue reports a problem.');
    else log.debug({ queue: message }, 'The job queue reports.');
  });
