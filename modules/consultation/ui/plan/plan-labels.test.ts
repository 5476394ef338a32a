import { expect, it } from 'vitest';
import { cadenceLabel, differenceLabel } from './plan-labels.ts';

it.each([
  [5400, 5400, 'The same price as you asked for'],
  [5400, 9900, '$45.00 less than you asked for'],
  [9900, 5400, '$45.00 more than you asked for'],
])('compares %i with %i', (amount, requested, words) => {
  expect(differenceLabel(amount, requested)).toBe(words);
});

it('compares a change with what the patient has', () => {
  expect(differenceLabel(5400, 9900, false)).toBe('$45.00 less than now');
});

it.each([
  [0, 'one time'],
  [30, 'every month'],
  [90, 'every 3 months'],
  [360, 'every 12 months'],
])('says how often a supply of %i days comes', (days, words) => {
  expect(cadenceLabel(days)).toBe(words);
});
