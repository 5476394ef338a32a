import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deep } from '#test/harness/deep.ts';
import { holdsForAll, livesThrough, type Part } from '../random-histories.ts';
import { beginnings, chapters } from './commands/index.ts';
import { checkSettled } from './invariants/index.ts';
import { takeStep } from './money-command.ts';
import { MoneyCoverage } from './money-coverage.ts';
import { openMoneyHarness } from './money-harness.ts';
import { MoneyHistory } from './money-history.ts';
import { takeMoneySnapshot } from './money-snapshot.ts';

/** `MONEY_RUNS`, `MONEY_CHAPTERS` and `MONEY_SEED` override these when a failure is looked into. */
const runs = Number(process.env.MONEY_RUNS ?? (deep ? 2_000 : 100));
const seed = Number(process.env.MONEY_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** What happens after the beginning: each is one step, or several that belong together. `MONEY_CHAPTERS` overrides it. */
const most = Number(process.env.MONEY_CHAPTERS ?? (deep ? 3 : 2));
/** In the deep run one history in ten is longer: what needs more chapters is rare, and a chapter costs the same everywhere. */
const longest = deep && process.env.MONEY_CHAPTERS === undefined ? 10 : most;
const months = fc.oneof(
  { weight: 9, arbitrary: fc.array(chapters, { minLength: most - 1, maxLength: most }) },
  { weight: 1, arbitrary: fc.array(chapters, { minLength: longest - 1, maxLength: longest }) },
);
/** The shortest history that fails is found only when somebody waits for it: `MONEY_SHRINK=1`. */
const shrinks = process.env.MONEY_SHRINK === '1';
/** Databases with a patient each at the same time: while one waits for PostgreSQL, another one is worked for. */
const AT_ONCE = 2;

const coverage = new MoneyCoverage();

const live = async (part: Part): Promise<void> => {
  const harness = await openMoneyHarness();
  await holdsForAll(
    harness,
    fc.asyncProperty(beginnings, months, async (beginning, lived) => {
      const history = new MoneyHistory(harness, await harness.newPatient(), coverage);
      for (const step of [...beginning, ...lived.flat()]) await takeStep(history, step);
      await checkSettled(history);
      coverage.noteEvents((await takeMoneySnapshot(history)).entries.map(({ event }) => event));
    }),
    { ...part, shrinks },
  );
};

livesThrough(
  { suite: 'the money of random months', part: 'is right in $numRuns histories (seed $seed)' },
  { runs, seed, atOnce: AT_ONCE },
  live,
);

/** From this number on, a run in which something never happened is a mistake of the test. */
const ENOUGH = 1_000;

it('the random months had in them what the invariants speak of', () => {
  console.log(`${coverage}`);
  expect(runs < ENOUGH ? [] : coverage.missing()).toEqual([]);
  for (const event of ['fee_known', 'refund_sent', 'refund_returned', 'dispute_moved', 'dispute_lost'])
    expect([event, runs < ENOUGH || coverage.hasEvent(event)]).toEqual([event, true]);
});
