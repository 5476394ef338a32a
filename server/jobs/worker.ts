import { parseCronItems, run } from 'graphile-worker';
import type { Logger } from 'pino';
import type { JobDefinition, SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { drainTasks } from './drain-tasks.ts';
import { jobTasks, sweepTaskId, sweepTasks, type WorkObservers } from './job-tasks.ts';
import { startLiveness } from './liveness.ts';
import { openQueueConnection } from './queue-connection.ts';
import type { JobFailure } from './report-failures.ts';
import { superviseRunner } from './supervise-runner.ts';
import { workerLogger } from './worker-logger.ts';

export interface JobWorker {
  /** Works until no job is ready or running. Returns the attempts that failed on the way. */
  drain(): Promise<readonly JobFailure[]>;
  /** Accepts no new job and waits for the running ones. */
  stop(): Promise<void>;
}

const CONCURRENCY = 4;
/**
 * Jobs are fetched for all free workers in one statement, and finished ones removed together a moment later: a process that
 * dies in between leaves jobs that are run again, which each of them allows. Failed ones are stored together too: only then
 * does the queue handle a database that is away at that moment; otherwise its rejected promise would end the process.
 */
const preset = {
  worker: { localQueue: { size: CONCURRENCY }, completeJobBatchDelay: 40, failJobBatchDelay: 40 },
} as const;
/** Four workers, notifications, the sweep timer, the advisory locks of the workers, and a drain. */
const CONNECTIONS = CONCURRENCY + 4;

interface WorkerOptions {
  readonly url: string;
  readonly jobs: readonly JobDefinition[];
  /** A fresh scope for every run. */
  makeScope(): Scope;
  readonly log: Logger;
}

/**
 * Runs jobs, four at a time, and every sweep each minute. Any number of processes may do so on one database. A failed
 * job is retried after a growing pause (3 s, 7 s, 20 s … 6 h in all for ten attempts); a job whose process was killed is
 * retried within a minute. The database must be migrated.
 */
export const startWorker = async (
  options: WorkerOptions & {
    readonly sweeps: readonly SweepDefinition[];
    readonly observers?: WorkObservers;
  },
): Promise<JobWorker> => {
  const { url, jobs, sweeps, makeScope, log, observers } = options;
  const queue = openQueueConnection(url, CONNECTIONS, log);
  const liveness = await startLiveness(queue.pool, queue.events, log);
  const tasks = jobTasks(jobs, makeScope, observers);
  const start = () =>
    run({
      preset,
      pgPool: queue.pool,
      events: queue.events,
      logger: workerLogger(log),
      noHandleSignals: true,
      concurrency: CONCURRENCY,
      taskList: { ...tasks, ...sweepTasks(sweeps, makeScope, observers) },
      parsedCronItems: parseCronItems(sweeps.map(everyMinute)),
    });
  const runner = await superviseRunner(start, log);
  return {
    drain: () => drainTasks(queue, tasks, log),
    stop: async () => {
      await runner.stop();
      await liveness.stop();
      await queue.close();
    },
  };
};

/** Connections with which a process without a worker drains the queue several times. `stop` closes them. */
export const openDrain = async (options: WorkerOptions): Promise<JobWorker> => {
  const queue = openQueueConnection(options.url, 4, options.log);
  const liveness = await startLiveness(queue.pool, queue.events, options.log);
  const tasks = jobTasks(options.jobs, options.makeScope);
  return {
    drain: () => drainTasks(queue, tasks, options.log),
    stop: async () => {
      await liveness.stop();
      await queue.close();
    },
  };
};

/** Drains the queue once, from a process without a worker: tests and one-off commands. */
export const drainJobs = async (options: WorkerOptions): Promise<readonly JobFailure[]> => {
  const queue = await openDrain(options);
  try {
    return await queue.drain();
  } finally {
    await queue.stop();
  }
};

/** Minutes that were missed while no process ran are not repeated: a sweep handles everything that is due. */
const everyMinute = (sweep: SweepDefinition) => ({
  task: sweepTaskId(sweep),
  match: '* * * * *',
  identifier: sweepTaskId(sweep),
  options: { backfillPeriod: 0, maxAttempts: 1, jobKey: sweepTaskId(sweep) },
});
