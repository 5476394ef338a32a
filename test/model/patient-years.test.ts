import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deep } from '#test/harness/deep.ts';
import { beginnings, commands } from './commands/index.ts';
import { History } from './history.ts';
import { type ModelHarness, openModelHarness } from './model-harness.ts';

/** Histories that a run lives through; `MODEL_RUNS` and `MODEL_SEED` override it when a failure is looked into. */
const runs = Number(process.env.MODEL_RUNS ?? (deep ? 2_000 : 25));
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));

let harness: ModelHarness;
beforeAll(async () => {
  harness = await openModelHarness();
});
afterAll(() => harness.close());

const live = (how: { seed: number; numRuns: number }) =>
  fc.assert(
    fc.asyncProperty(
      beginnings,
      fc.commands(commands, { maxCommands: deep ? 30 : 14, size: 'max' }),
      async (beginning, years) => {
        const history = new History(harness, await harness.newPatient());
        await beginning.run({}, history);
        await fc.asyncModelRun(() => ({ model: {}, real: history }), years);
      },
    ),
    how,
  );

it(`${runs} patients live through random years unharmed (seed ${seed})`, async () => {
  await live({ seed, numRuns: runs });
  expect(runs).toBeGreaterThan(0);
}, 7_200_000);
