import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** How many histories a part lives through, and the seed that repeats them. */
export interface Part {
  readonly seed: number;
  readonly numRuns: number;
}

/** Holds of every history that fast-check makes of `property`; the harness is closed at the end. */
export const holdsForAll = async <T>(
  harness: { close(): Promise<unknown> },
  property: fc.IAsyncProperty<T>,
  { shrinks, ...part }: Part & { readonly shrinks: boolean },
): Promise<void> => {
  try {
    await fc.assert(property, { ...part, endOnFailure: !shrinks });
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
