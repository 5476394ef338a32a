import type { TaskList } from 'graphile-worker';
import type { JobDefinition, SweepDefinition } from '../module.ts';
import { tellProcessed, type WebhookProcessed } from '../ports/webhooks.ts';
import type { Scope } from '../scope.ts';
import { runSweeps } from './run-sweeps.ts';

/** One task per job. `webhookProcessed`: called after each job that a notification caused. Throws when two jobs have the same id. */
export const jobTasks = (
  jobs: readonly JobDefinition[],
  makeScope: () => Scope,
  webhookProcessed?: WebhookProcessed,
): TaskList => {
  const tasks: TaskList = {};
  for (const job of jobs) {
    if (job.id in tasks) throw new Error(`Two jobs are called "${job.id}".`);
    tasks[job.id] = async (payload) => {
      if (!isRecord(payload)) throw new Error(`The payload of "${job.id}" is not an object.`);
      const { notified, ...own } = payload;
      const scope = makeScope();
      await job.run(scope, own);
      tellProcessed(notified, scope.clock.now(), webhookProcessed);
    };
  }
  return tasks;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const sweepTaskId = (sweep: SweepDefinition): string => `sweep:${sweep.id}`;

/** One task per sweep. It never fails: a failure is logged, and the sweep runs again the next minute. */
export const sweepTasks = (
  sweeps: readonly SweepDefinition[],
  makeScope: () => Scope,
  ended: (sweep: string, seconds: number) => void = () => {},
): TaskList =>
  Object.fromEntries(
    sweeps.map((sweep) => [
      sweepTaskId(sweep),
      async () => {
        const began = performance.now();
        const { ran, idle } = await runSweeps(makeScope(), [sweep]);
        // A sweep without work has ended too: an alert watches how long ago that was.
        if (ran.length + idle.length > 0) ended(sweep.id, (performance.now() - began) / 1000);
      },
    ]),
  );
