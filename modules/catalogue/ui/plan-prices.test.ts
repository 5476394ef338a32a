import { expect, it } from 'vitest';
import { basePlan, howOften, monthly, monthWords, planLabel, whenCharged } from './plan-prices.ts';

const once = { id: 316, price: 1800, supplyInDays: 0 };
const month = { id: 312, price: 1500, supplyInDays: 30 };
const quarter = { id: 239, price: 3900, supplyInDays: 90 };
const year = { id: 408, price: 13_250, supplyInDays: 360 };

it.each([
  [once, 1800, 'once', 'Once'],
  [month, 1500, 'every month', '1 month'],
  [quarter, 1300, 'every 3 months', '3 months'],
  [year, 1104, 'every 12 months', '12 months'],
])('%j: a month, how often, label', (plan, perMonth, often, label) => {
  expect([monthly([plan]), howOften(plan), planLabel(plan)]).toEqual([perMonth, often, label]);
});

it.each([
  [quarter, false, '$39.00 today, then every 3 months.'],
  [quarter, true, '$0.00 today. $39.00 if a clinician approves it, then every 3 months.'],
  [once, false, '$18.00 today.'],
])('says when a price is paid', (plan, needsPrescription, words) => {
  expect(whenCharged(plan, needsPrescription)).toBe(words);
});

it.each([
  [
    'of one order',
    { first: 780, second: 0, last: 0 },
    1040,
    ' a month, then $13.00 a month',
    '$31.20 today, then $39.00 every 3 months.',
  ],
  [
    'of some orders',
    { first: 780, second: 780, last: 0 },
    1040,
    ' a month, then $13.00 a month',
    '$31.20 today, then every 3 months, later $39.00.',
  ],
  [
    'of every order',
    { first: 780, second: 780, last: 780 },
    1040,
    ' a month',
    '$31.20 today, then every 3 months.',
  ],
])('a discount %s: a month, later, and when it is charged', (_, discount, perMonth, later, words) => {
  const plan = { ...quarter, discount };
  expect([monthly([plan]), monthWords([plan]), whenCharged(plan, false)]).toEqual([perMonth, later, words]);
  expect(monthWords([quarter])).toBe(' a month');
});

it('starts from the three-month plan where there is one', () => {
  expect(basePlan([once, month, quarter, year])).toBe(quarter);
  expect(basePlan([month, year])).toBe(month);
  expect(basePlan([])).toBeUndefined();
});
