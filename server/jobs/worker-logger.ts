import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * The job queue's own messages in our log. Their metadata is dropped, because it contains payloads, and informational
 * messages become debug: a failed job is reported by our own code, with its id.
 */
export const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      log.warn({ queue: message }, 'The job queue reports a problem.');
    else log.debug({ queue: message }, 'The job queue reports.');
  });
