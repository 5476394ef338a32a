import { describe, expect, it } from 'vitest';
import { chargeCopy, ordersOfLastCheckout } from './thank-you-copy.ts';

const subscription = {
  productNames: ['Finasteride'],
  amount: 5400,
  nextBillingDate: null,
  needsPrescription: true,
  cycleInDays: 90,
};

describe('when it costs', () => {
  it.each([
    [
      subscription,
      'Nothing until a clinician approves. After that, $54.00 every 90 days until you cancel; the date of the next charge is set on that day.',
    ],
    [
      { ...subscription, nextBillingDate: '2027-02-03T10:00:00.000Z' },
      'Next charge on 3 February 2027, then $54.00 every 90 days until you cancel.',
    ],
    [
      { ...subscription, needsPrescription: false },
      '$54.00 every 90 days until you cancel. The date of the next charge is set when your first payment goes through.',
    ],
  ])('%#', (given, words) => {
    expect(chargeCopy(given)).toBe(words);
  });
});

it('takes the orders of the last checkout only', () => {
  const order = (id: string, createdAt: string) => ({ id, createdAt });
  expect(
    ordersOfLastCheckout([
      order('rx', '2027-01-01T10:00:00.200Z'),
      order('otc', '2027-01-01T10:00:00.000Z'),
      order('old', '2026-10-01T10:00:00.000Z'),
    ]).map(({ id }) => id),
  ).toEqual(['rx', 'otc']);
  expect(ordersOfLastCheckout([])).toEqual([]);
});
