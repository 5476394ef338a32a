import { describe, expect, it } from 'vitest';
import { creditSentence } from '../checkout/credit-sentence.ts';
import { reactivationConsentText } from './reactivation-consent.ts';

const quote = {
  productNames: ['Minoxidil foam'],
  amount: 3120,
  cycles: 2,
  laterAmount: 3900,
  everyDays: 90,
  on: new Date('2027-06-01T15:00:00Z'),
  isToday: true,
  isTaxed: false,
  credit: 0,
};

describe('the agreement to start again', () => {
  it.each([
    [
      'two packages',
      {},
      'I start Minoxidil foam again. My card is charged $31.20 today, June 1, 2027, then $31.20 every 90 days, and $39.00 every 90 days from the 3rd package on, until I cancel.',
    ],
    [
      'one package, later',
      { cycles: 1, isToday: false },
      'My card is charged $31.20 on June 1, 2027, and $39.00 every 90 days from the 2nd package on, until I cancel.',
    ],
    [
      'every package',
      { cycles: null },
      '$31.20 today, June 1, 2027, and then $31.20 every 90 days, until I cancel.',
    ],
    ['tax', { isTaxed: true }, 'Sales tax is included'],
    ['credit', { credit: 500 }, creditSentence(500)],
  ])('%s', (_, changes, expected) => {
    expect(reactivationConsentText({ ...quote, ...changes })).toContain(expected);
  });
});
