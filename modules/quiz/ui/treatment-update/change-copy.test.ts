import { describe, expect, it } from 'vitest';
import { addCopy, changeOf, difference, monthly, nextChargeOf, stopCopy } from './change-copy.ts';
import type { NewItem, PlanItem, Update } from './types.ts';

const current = (
  productId: number,
  price: number,
  needsPrescription: boolean,
  nextBillingDate: string | null,
) => ({
  productId,
  name: `product ${productId}`,
  drugType: 'any',
  price,
  needsPrescription,
  everyDays: 90,
  nextBillingDate,
});
const planItem = (productId: number, price: number, rx: boolean, next: string | null = null): PlanItem => ({
  current: current(productId, price, rx, next),
  suggested: null,
  stopEffect: rx ? 'PROVIDER' : 'NOW',
});
const newItem = (
  id: number,
  price: number,
  effect: NewItem['effect'],
  replaces: NewItem['replaces'] = [],
  needsPrescription = false,
): NewItem => ({
  product: {
    id,
    drugType: 'any',
    title: 'any',
    displayedName: 'any',
    price,
    supplyInDays: 90,
    supplyInformation: '',
    needsPrescription,
    isNew: false,
  },
  reason: '',
  replaces,
  effect,
});
const update: Update = {
  answeredAt: null,
  askADoctor: false,
  worryingSideEffects: false,
  plan: [
    planItem(1, 5400, true, '2027-03-14T12:00:00.000Z'),
    planItem(2, 3900, false, '2027-03-12T12:00:00.000Z'),
  ],
  suggestions: [
    newItem(3, 3900, 'NEXT_SHIPMENT'),
    newItem(4, 4800, 'NEXT_SHIPMENT', [current(2, 3900, false, null)]),
    newItem(5, 6600, 'PROVIDER', [current(2, 3900, false, null)], true),
  ],
};
const none = { add: [], stop: [] };

it('shows the cost per month now and with the changes', () => {
  expect(monthly(update, none)).toEqual({ before: 3100, after: 3100 });
  expect(monthly(update, { add: [3], stop: [] })).toEqual({ before: 3100, after: 4400 });
  expect(monthly(update, { add: [4], stop: [2] })).toEqual({ before: 3100, after: 3400 });
  expect(monthly(update, { add: [], stop: [1] })).toEqual({ before: 3100, after: 1300 });
});

it.each([
  [{ before: 3100, after: 4400 }, '+$13.00 a month'],
  [{ before: 3100, after: 1300 }, '−$18.00 a month'],
  [{ before: 3100, after: 3100 }, 'Same price'],
])('says the difference: %j is %s', (given, words) => {
  expect(difference(given)).toBe(words);
});

it('stops a replaced product immediately, but nothing while a clinician has to answer', () => {
  expect(changeOf(update, { add: [4], stop: [] })).toEqual({ addProductIds: [4], stopProductIds: [2] });
  expect(changeOf(update, { add: [4], stop: [2] })).toEqual({ addProductIds: [4], stopProductIds: [2] });
  expect(changeOf(update, { add: [5], stop: [1] })).toEqual({ addProductIds: [5], stopProductIds: [1] });
});

it('shows the next charge, also of over-the-counter products alone', () => {
  expect(nextChargeOf(update)).toBe('2027-03-12T12:00:00.000Z');
  expect(nextChargeOf({ ...update, plan: update.plan.slice(0, 1) }, true)).toBeNull();
});

describe('says when a change takes effect', () => {
  it.each<[NewItem, string]>([
    [
      newItem(3, 3900, 'NEXT_SHIPMENT'),
      'Ships with your next order, charged on March 12, 2027. Nothing is charged today.',
    ],
    [newItem(3, 3900, 'CHECKOUT'), 'Ordered at checkout: $39.00 today.'],
    [
      newItem(3, 3900, 'CHECKOUT', [], true),
      'Ordered at checkout. It is charged only if a clinician approves it.',
    ],
    [
      newItem(3, 3900, 'PROVIDER', [], true),
      'We ask your provider. Nothing changes and nothing is charged until they answer.',
    ],
  ])('%#', (item, words) => {
    expect(addCopy(item, '2027-03-12T12:00:00.000Z')).toBe(words);
  });

  it('for a product that is stopped', () => {
    expect(update.plan.map(stopCopy)).toEqual([
      'We ask your provider first. You can also cancel now in your account.',
      'From now on it no longer ships, and you are not charged for it again.',
    ]);
  });
});
