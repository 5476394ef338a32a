import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** How many histories a part runs through, and the seed that repeats them. */
export interface Part {
  readonly seed: number;
  readonly numRuns: number;
}

/** A deep run takes long: it says how far it is after so many histories of a part. */
const REPORTED_EVERY = 100;

/** Holds of every history that fast-check makes of `property`; the harness is closed at the end. */
export const holdsForAll = async <T>(
  harness: { close(): Promise<unknown> },
  property: fc.IAsyncPropertyWithHooks<T>,
  { shrinks, ...part }: Part & { readonly shrinks: boolean },
): Promise<void> => {
  let begun = 0;
  const counted = property.beforeEach(() => {
    begun += 1;
    if (begun % REPORTED_EVERY === 0)
      process.stderr.write(`history ${begun} of ${part.numRuns} (seed ${part.seed})\n`);
  });
  try {
    await fc.assert(counted, { ...part, endOnFailure: !shrinks });
  } finally {
    await harness.close();
  }
};

/**
 * Lives through `runs` random histories in `atOnce` parts at the same time: while one waits for PostgreSQL, another one is
 * worked for. Each part has its own seed: the seed of the one that failed repeats it as the first.
 */
export const livesThrough = (
  titles: { readonly suite: string; readonly part: string },
  { runs, seed, atOnce }: { readonly runs: number; readonly seed: number; readonly atOnce: number },
  live: (part: Part) => Promise<void>,
): void => {
  const parts = Array.from({ length: Math.min(atOnce, runs) }, (_, part) => ({
    numRuns: Math.ceil((runs - part) / atOnce),
    seed: seed + part,
  }));
  describe.concurrent(titles.suite, () => {
    it.each(parts)(
      titles.part,
      async (part) => {
        await live(part);
        expect(part.numRuns).toBeGreaterThan(0);
      },
      7_200_000,
    );
  });
};
