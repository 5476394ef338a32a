import type { Visits } from '../faults/visitors.ts';

interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly succeeded: number;
  readonly failed: number;
}

const countOf = (visits: readonly Visits[]) => ({
  succeeded: visits.reduce((sum, one) => sum + one.succeeded, 0),
  failed: visits.reduce((sum, one) => sum + one.failures.length, 0),
});

/** The steps of an operator's day, with how long each took and what visitors got meanwhile. */
export const startDayLog = () => {
  const steps: Step[] = [];
  let visits: readonly Visits[] = [];
  return {
    /** Counts the requests of these visitors from now on. */
    follow: (visitors: readonly Visits[]): void => {
      visits = visitors;
    },
    step: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const [began, before] = [performance.now(), countOf(visits)];
      const result = await work();
      const after = countOf(visits);
      steps.push({
        name,
        seconds: (performance.now() - began) / 1_000,
        succeeded: after.succeeded - before.succeeded,
        failed: after.failed - before.failed,
      });
      return result;
    },
    table: (): string =>
      [
        `${'step'.padEnd(52)} seconds  served  failed`,
        ...steps.map(({ name, seconds, succeeded, failed }) =>
          [
            name.padEnd(52),
            seconds.toFixed(1).padStart(8),
            String(succeeded).padStart(8),
            String(failed).padStart(8),
          ].join(''),
        ),
      ].join('\n'),
  };
};
