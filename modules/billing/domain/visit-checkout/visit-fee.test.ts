import { expect, it } from 'vitest';
import { type VisitFee, visitFee } from './visit-fee.ts';

it.each<[string, number, 'request' | 'plan', VisitFee]>([
  ['TX', 0, 'request', { amount: 0, when: 'never' }],
  ['TX', 0, 'plan', { amount: 0, when: 'never' }],
  ['TX', 2500, 'request', { amount: 2500, when: 'request' }],
  ['TX', 2500, 'plan', { amount: 2500, when: 'plan' }],
  // A live call comes before a prescription there, so nothing is charged before it.
  ['AR', 2500, 'request', { amount: 2500, when: 'plan' }],
  ['NM', 2500, 'plan', { amount: 2500, when: 'plan' }],
  // Nobody can be treated there.
  ['AK', 2500, 'request', { amount: 0, when: 'never' }],
  ['', 2500, 'request', { amount: 0, when: 'never' }],
])('S2.35: in %s with a fee of %i cents, set to be charged with the %s', (state, cents, when, expected) => {
  expect(visitFee(state, { VISIT_FEE_CENTS: cents, VISIT_FEE_WHEN: when })).toEqual(expected);
});
