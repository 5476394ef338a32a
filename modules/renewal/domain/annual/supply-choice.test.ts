import { expect, it } from 'vitest';
import type { RenewedPlan } from '../plan-choice.ts';
import { isSizeChosen, largerSizes } from './supply-choice.ts';

const size = (everyDays: number) => ({ everyDays, price: everyDays * 20, amount: everyDays * 20 });
const plan = (everyDays: number, ...days: number[]): RenewedPlan => ({
  subscriptionId: 'one',
  names: ['Finasteride'],
  amount: 5400,
  everyDays,
  nextBillingDate: null,
  sizes: days.map(size),
  mayPause: true,
});

it.each<[string, number, readonly number[], readonly number[]]>([
  ['three months', 90, [30, 180, 360], [180, 360]],
  ['half a year', 180, [30, 90, 360], [360]],
  ['a year', 360, [30, 90, 180], []],
  ['what is sold in one size', 90, [], []],
  ['more than a prescription covers', 90, [180, 720], [180]],
])('of %s, larger packages are offered up to a year', (_name, everyDays, sold, offered) => {
  expect(largerSizes(plan(everyDays, ...sold)).map((one) => one.everyDays)).toEqual(offered);
});

it('nothing counts as chosen that the patient has not chosen, also keeping what there is', () => {
  const chosen = [{ plan: plan(90, 180), choice: { kind: 'keep' } as const }];
  expect(isSizeChosen(chosen, [])).toBe(false);
  expect(isSizeChosen(chosen, [{ subscriptionId: 'two', kind: 'keep' }])).toBe(false);
  expect(isSizeChosen(chosen, [{ subscriptionId: 'one', kind: 'keep' }])).toBe(true);
  expect(isSizeChosen([{ plan: plan(90), choice: { kind: 'keep' } }], [])).toBe(true);
});
