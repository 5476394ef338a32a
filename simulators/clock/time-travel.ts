import type { Logger } from 'pino';
import { DAY_MS } from '#kernel/dates.ts';
import { type JobWorker, openDrain, runSweeps } from '#server/jobs/index.ts';
import type { JobDefinition, SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import type { DemoClock } from './demo-clock.ts';
import type { TimeTravel } from './time-travel-port.ts';

interface Parts {
  readonly url: string;
  readonly clock: DemoClock;
  readonly jobs: readonly JobDefinition[];
  readonly sweeps: readonly SweepDefinition[];
  readonly makeScope: () => Scope;
  readonly log: Logger;
}

/** One day at a time, so that a notice that is due seven days before a charge is sent seven days before it. */
export const createTimeTravel = (parts: Parts): TimeTravel => {
  let inProgress: Promise<unknown> = Promise.resolve();

  const oneDay = async (queue: JobWorker): Promise<void> => {
    await parts.clock.advance(DAY_MS);
    const report = await runSweeps(parts.makeScope(), parts.sweeps, 'wait');
    for (const { sweep, error } of report.failures)
      parts.log.error({ err: error, sweep }, 'a sweep failed on the way');
    await queue.drain();
  };

  return {
    advance: (days) => {
      const journey = inProgress.then(async () => {
        const queue = await openDrain(parts);
        try {
          for (let day = 0; day < days; day += 1) await oneDay(queue);
        } finally {
          await queue.stop();
        }
        return parts.clock.now();
      });
      inProgress = journey.catch(() => undefined);
      return journey;
    },
  };
};
