import { setTimeout as sleep } from 'node:timers/promises';
import { runOnce, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { QueueConnection } from './queue-connection.ts';
import type { JobFailure } from './report-failures.ts';
import { workerLogger } from './worker-logger.ts';

/** A drain that takes longer has stalled or adds jobs endlessly. */
const DRAIN_LIMIT_MS = 60_000;

const BUSY = `select exists (
    select from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = any($1)
      and (job.locked_at is not null or (job.run_at <= now() and job.attempts < job.max_attempts))
  ) as busy`;

/**
 * Works until no job is ready or running, jobs added by jobs included. Returns the attempts that failed on the way (they
 * wait for their later retry). Throws after 60 s.
 */
export const drainTasks = async (
  queue: QueueConnection,
  tasks: TaskList,
  log: Logger,
): Promise<readonly JobFailure[]> => {
  const failures: JobFailure[] = [];
  const stopListening = queue.onFailure((failure) => failures.push(failure));
  const deadline = performance.now() + DRAIN_LIMIT_MS;
  try {
    // Most drains of an advancing clock find nothing, and a worker takes longer to start than to ask.
    while (await isBusy(queue, tasks)) {
      if (performance.now() > deadline) throw new Error('The jobs did not come to rest within a minute.');
      await runOnce({
        pgPool: queue.pool,
        events: queue.events,
        logger: workerLogger(log),
        noHandleSignals: true,
        concurrency: 1,
        taskList: tasks,
      });
      if (await isBusy(queue, tasks)) await sleep(20);
    }
    return failures;
  } finally {
    stopListening();
  }
};

/** Another worker may still have a job locked that will add others. */
const isBusy = async ({ pool }: QueueConnection, tasks: TaskList): Promise<boolean> => {
  // Named, so that a connection plans it once: it is asked before and after every drain.
  const { rows } = await pool.query({ name: 'is-busy', text: BUSY, values: [Object.keys(tasks)] });
  return rows[0].busy === true;
};
