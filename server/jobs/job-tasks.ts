import type { TaskList } from 'graphile-worker';
import type { JobDefinition, SweepDefinition } from '../module.ts';
import { reportProcessed, type WebhookProcessed } from '../ports/webhooks.ts';
import type { Scope } from '../scope.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { runSweeps } from './run-sweeps.ts';

/** Who learns of the jobs and sweeps that run here. */
export interface WorkObservers {
  /** Called after each sweep, with its seconds. */
  readonly sweepEnded?: (sweep: string, seconds: number) => void;
  /** Called after each job that a notification caused. */
  readonly webhookProcessed?: WebhookProcessed;
  readonly tracing?: Tracing | null;
}

/** One task per job. Throws when two jobs have the same id. */
export const jobTasks = (
  jobs: readonly JobDefinition[],
  makeScope: () => Scope,
  { webhookProcessed, tracing }: WorkObservers = {},
): TaskList => {
  const tasks: TaskList = {};
  for (const job of jobs) {
    if (job.id in tasks) throw new Error(`Two jobs are called "${job.id}".`);
    tasks[job.id] = async (payload) => {
      if (!isRecord(payload)) throw new Error(`The payload of "${job.id}" is not an object.`);
      const { notified, traceparent, ...own } = payload;
      const scope = makeScope();
      const run = () => job.run(scope, own);
      await (tracing ? tracing.job(job.id, traceparent, run) : run());
      reportProcessed(notified, scope.clock.now(), webhookProcessed);
    };
  }
  return tasks;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const sweepTaskId = (sweep: SweepDefinition): string => `sweep:${sweep.id}`;

/** The question whether there is something to do is not traced: it is asked each minute, and mostly answered with no. */
const traced = (sweep: SweepDefinition, tracing: Tracing): SweepDefinition => ({
  ...sweep,
  run: (scope) => tracing.sweep(sweep.id, () => sweep.run(scope)),
});

/** One task per sweep. It never fails: a failure is logged, and the sweep runs again the next minute. */
export const sweepTasks = (
  sweeps: readonly SweepDefinition[],
  makeScope: () => Scope,
  { sweepEnded, tracing }: WorkObservers = {},
): TaskList =>
  Object.fromEntries(
    sweeps.map((sweep) => [
      sweepTaskId(sweep),
      async () => {
        const began = performance.now();
        const { ran, idle } = await runSweeps(makeScope(), [tracing ? traced(sweep, tracing) : sweep]);
        // A sweep without work counts as ended too: an alert watches how long ago a sweep last ended.
        if (ran.length + idle.length > 0) sweepEnded?.(sweep.id, (performance.now() - began) / 1000);
      },
    ]),
  );
