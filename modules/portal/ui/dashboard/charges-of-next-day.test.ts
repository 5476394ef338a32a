import { expect, it } from 'vitest';
import { chargesOfNextDay } from './charges-of-next-day.ts';

const charge = (nextBillingDate: string | null, nextAmount: number, credit = 0) => ({
  nextBillingDate,
  nextAmount,
  credit,
});

it('the next charge is the sum of what is charged on that day of the reader', () => {
  const late = charge('2027-05-04T03:00:00.000Z', 1_400);
  const early = charge('2027-05-03T15:00:00.000Z', 4_800, 500);
  const nextDay = charge('2027-05-04T05:00:00.000Z', 9_900);
  expect(chargesOfNextDay([nextDay, late, charge(null, 100), early])).toEqual({
    on: early.nextBillingDate,
    amount: 6_200,
    credit: 500,
    charges: [early, late],
  });
});

it('without a date nothing is charged', () => {
  expect(chargesOfNextDay([charge(null, 100)])).toBeNull();
  expect(chargesOfNextDay([])).toBeNull();
});
