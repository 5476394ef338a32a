import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deep } from '#test/harness/deep.ts';
import { beginnings, commands } from './commands/index.ts';
import { Coverage } from './coverage.ts';
import { History } from './history.ts';
import { openModelHarness } from './model-harness.ts';
import { holdsForAll, livesThrough, type Part } from './random-histories.ts';
import { screensAgree } from './screens-agree.ts';
import { takeSnapshot } from './snapshot.ts';

/** Histories that a run runs through; `MODEL_RUNS`, `MODEL_STEPS` and `MODEL_SEED` override it when a failure is looked into. */
const runs = Number(process.env.MODEL_RUNS ?? (deep ? 2_000 : 100));
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** The shortest history that fails is found only when somebody waits for it: `MODEL_SHRINK=1`. */
const shrinks = process.env.MODEL_SHRINK === '1';
/** Most steps of a history after its beginning; many of them are several requests. `MODEL_STEPS` overrides it. */
const steps = Number(process.env.MODEL_STEPS ?? (deep ? 8 : 6));
/** In the deep run one history in ten is longer: what needs more steps is rare, and a step costs the same everywhere. */
const longSteps = deep && process.env.MODEL_STEPS === undefined ? 20 : steps;
/** Databases with a patient each at the same time: while one waits for PostgreSQL, another one is worked for. */
const AT_ONCE = 3;
/** After how many histories the patient's pages are compared with the tables: there are thirty pages. */
const SCREENS_EVERY = deep ? 1 : 4;

const coverage = new Coverage();

const years = fc.oneof(
  { weight: 9, arbitrary: fc.commands(commands, { maxCommands: steps, size: 'max' }) },
  { weight: 1, arbitrary: fc.commands(commands, { maxCommands: longSteps, size: 'max' }) },
);

const live = async (part: Part): Promise<void> => {
  let lives = 0;
  const harness = await openModelHarness(coverage);
  await holdsForAll(
    harness,
    fc.asyncProperty(beginnings, years, async (beginning, lived) => {
      const history = new History(harness, await harness.newPatient());
      await beginning.run({}, history);
      await fc.asyncModelRun(() => ({ model: {}, real: history }), lived);
      coverage.noteHistory(await takeSnapshot(history));
      if (lives % SCREENS_EVERY === 0) await screensAgree(history);
      lives += 1;
    }),
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
