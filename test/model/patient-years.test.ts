import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deep } from '#test/harness/deep.ts';
import { beginnings, commands } from './commands/index.ts';
import { Coverage } from './coverage.ts';
import { History } from './history.ts';
import { openModelHarness } from './model-harness.ts';
import { holdsForAll, livesThrough, type Part } from './random-histories.ts';
import { takeSnapshot } from './snapshot.ts';

/** Histories that a run lives through; `MODEL_RUNS`, `MODEL_STEPS` and `MODEL_SEED` override it when a failure is looked into. */
const runs = Number(process.env.MODEL_RUNS ?? (deep ? 2_000 : 100));
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** The shortest history that fails is found only when somebody waits for it: `MODEL_SHRINK=1`. */
const shrinks = process.env.MODEL_SHRINK === '1';
/** Most steps of a history after its beginning; many of them are several requests. */
const steps = Number(process.env.MODEL_STEPS ?? (deep ? 20 : 8));
/** Databases with a patient each at the same time: while one waits for PostgreSQL, another one is worked for. */
const AT_ONCE = 3;

const coverage = new Coverage();

const live = async (part: Part): Promise<void> => {
  const harness = await openModelHarness(coverage);
  await holdsForAll(
    harness,
    fc.asyncProperty(
      beginnings,
      fc.commands(commands, { maxCommands: steps, size: 'max' }),
      async (beginning, years) => {
        const history = new History(harness, await harness.newPatient());
        await beginning.run({}, history);
        await fc.asyncModelRun(() => ({ model: {}, real: history }), years);
        coverage.noteHistory(await takeSnapshot(history));
      },
    ),
    { ...part, shrinks },
  );
};

livesThrough(
  { suite: 'the years of random patients', part: 'are lived through unharmed by $numRuns (seed $seed)' },
  { runs, seed, atOnce: AT_ONCE },
  live,
);

/** From this number on, a run in which something never happened is a mistake of the test. */
const ENOUGH = 1_000;

it('the years of random patients had in them what the invariants speak of', () => {
  console.log(`${coverage}`);
  expect(runs < ENOUGH ? [] : coverage.missing()).toEqual([]);
});
