import { expect } from 'vitest';
import type { Harness } from '../harness/harness.ts';
import { chargesAreSingle } from '../model/money/invariants/charges-are-single.ts';
import { chargesRestOnAgreements } from '../model/money/invariants/charges-rest-on-agreements.ts';
import { readMoney } from '../model/money/money-snapshot.ts';
import type { CrashHarness, Death } from './crash-harness.ts';
import type { Patient } from './crash-scenario.ts';

/** Charges of a patient that were made twice, or without an agreement that was announced or given. */
const wrongCharges = async (harness: Harness, { actor }: Patient): Promise<readonly string[]> => {
  const all = await readMoney(harness.knex, actor.id);
  const isOwn = (key: string | null) => all.invoices.some(({ id }) => key?.includes(id));
  const own = { ...all, collected: all.collected.filter(({ key }) => isOwn(key)) };
  return [...chargesAreSingle(own), ...chargesRestOnAgreements(own)];
};

const countBy = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** What a patient was told, and what became of their issues: how often of each kind. */
const storyOf = async (harness: Harness, { actor }: Patient) => {
  const notices = await harness.rows('notice', { person_id: actor.id });
  const issues = await harness.rows('order_issue', { user_id: actor.id });
  return {
    notices: countBy(notices.map(({ kind }) => kind)),
    issues: countBy(issues.map(({ kind, status, outcome }) => `${kind}: ${status}, ${outcome}`)),
  };
};

/**
 * Every patient whose process died is where the one is whose process did not: in money, states, packages, and what they were
 * told. Returns that state.
 */
export const expectSame = async (crash: CrashHarness, all: readonly Death[]) => {
  const stateOf = async ({ patient }: Death) => ({
    ...(await crash.books(patient)),
    ...(await storyOf(crash.harness, patient)),
  });
  const [unkilled, ...killed] = all;
  if (!unkilled) throw new Error('Nobody was in this scenario.');
  const expected = await stateOf(unkilled);
  for (const death of killed) expect(await stateOf(death), death.name).toEqual(expected);
  for (const { name, patient } of all) expect(await wrongCharges(crash.harness, patient), name).toEqual([]);
  return expected;
};
