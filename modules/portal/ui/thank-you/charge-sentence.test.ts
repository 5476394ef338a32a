import { describe, expect, it } from 'vitest';
import { chargeSentence } from './charge-sentence.ts';

const subscription = {
  productNames: ['Finasteride'],
  amount: 5400,
  nextAmount: 5400,
  credit: 0,
  nextBillingDate: null,
  needsPrescription: true,
  cycleInDays: 90,
};

describe('when it is charged', () => {
  it.each([
    [
      subscription,
      'Nothing until a clinician approves. After that, $54.00 every 90 days until you cancel; the date of the next charge is set on that day.',
    ],
    [
      { ...subscription, nextBillingDate: '2027-02-03T10:00:00.000Z' },
      'Next charge on February 3, 2027, then $54.00 every 90 days until you cancel.',
    ],
    [
      { ...subscription, nextBillingDate: '2027-02-03T10:00:00.000Z', nextAmount: 2900, credit: 2500 },
      'Next charge on February 3, 2027: $29.00 after $25.00 of credit. Then $54.00 every 90 days until you cancel.',
    ],
    [
      { ...subscription, needsPrescription: false },
      '$54.00 every 90 days until you cancel. The date of the next charge is set when your first payment goes through.',
    ],
  ])('%#', (given, words) => {
    expect(chargeSentence(given)).toBe(words);
  });
});
