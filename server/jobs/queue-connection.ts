import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { JobFailure } from './report-failures.ts';
import { reportFailures } from './report-failures.ts';
import { returnJobsSafely } from './return-jobs-safely.ts';

/** The job queue's own connections, and the events of the workers that use them. */
export interface QueueConnection {
  readonly pool: pg.Pool;
  readonly events: WorkerEvents;
  /** Calls back with every failed attempt, until the returned function is called. */
  onFailure(callback: (failure: JobFailure) => void): () => void;
  close(): Promise<void>;
}

/** A broken connection is logged and replaced; it never ends the process. */
export const openQueueConnection = (url: string, max: number, log: Logger): QueueConnection => {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'thicket-jobs', keepAlive: true });
  const broken = (error: Error) => log.warn({ err: error }, 'A connection of the job queue broke.');
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  const events: WorkerEvents = new EventEmitter();
  returnJobsSafely(events);
  const listeners = new Set<(failure: JobFailure) => void>();
  reportFailures(events, log, (failure) => {
    for (const listener of listeners) listener(failure);
  });
  return {
    pool,
    events,
    onFailure: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    close: () => pool.end(),
  };
};
