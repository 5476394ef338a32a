import { expect, it } from 'vitest';
import { basePlan, howOften, planLabel, pricePerMonth, savingOf, whenCharged } from './plan-prices.ts';

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
  expect([pricePerMonth(plan), howOften(plan), planLabel(plan)]).toEqual([perMonth, often, label]);
});

it.each([
  [quarter, false, '$39.00 today, then every 3 months.'],
  [quarter, true, '$0.00 today. $39.00 if a clinician approves it, then every 3 months.'],
  [once, false, '$18.00 today.'],
])('says when a price is paid', (plan, needsPrescription, words) => {
  expect(whenCharged(plan, needsPrescription)).toBe(words);
});

it('with a discount, of the first shipment, and then as the words of the discount say', () => {
  const plan = { ...quarter, discount: { first: 780, charged: ', then $39.00 every 3 months' } };
  expect(pricePerMonth(plan)).toBe(1040);
  expect(whenCharged(plan, false)).toBe('$31.20 today, then $39.00 every 3 months.');
  expect(whenCharged(plan, true)).toBe(
    '$0.00 today. $31.20 if a clinician approves it, then $39.00 every 3 months.',
  );
});

it('starts from the three-month plan where there is one', () => {
  expect(basePlan([once, month, quarter, year])).toBe(quarter);
  expect(basePlan([month, year])).toBe(month);
  expect(basePlan([])).toBeUndefined();
});

it('says what a longer supply saves a month, against the one-month plan or the base plan', () => {
  const plans = [once, month, { id: 313, price: 3900, supplyInDays: 90 }];
  expect(savingOf(plans[2] ?? once, plans)).toEqual({ percent: 13, than: '1 month' });
  expect(savingOf(year, [quarter, year])).toEqual({ percent: 15, than: '3 months' });
  expect(savingOf(quarter, [quarter, year])).toBeNull();
  expect(savingOf(once, plans)).toBeNull();
  expect(savingOf({ ...quarter, price: 4500 }, [month, { ...quarter, price: 4500 }])).toBeNull();
});
