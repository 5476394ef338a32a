import { expect, it } from 'vitest';
import { discountCopy } from './discount-copy.ts';

const quarter = { price: 3900, supplyInDays: 90 };

it.each([
  ['one order', { first: 780, second: 0, last: 0 }, ', then $13.00 a month', ', then $39.00 every 3 months'],
  [
    'some orders',
    { first: 780, second: 780, last: 0 },
    ', then $13.00 a month',
    ', then every 3 months, later $39.00',
  ],
  ['every order', { first: 780, second: 780, last: 780 }, '', ', then every 3 months'],
])('a discount of %s: the price a month and the charges after the first', (_, off, afterwards, charged) => {
  expect(discountCopy(quarter, off)).toEqual({ afterwards, charged });
});

it('nothing follows what is bought once', () => {
  const off = { first: 360, second: 360, last: 360 };
  expect(discountCopy({ price: 1800, supplyInDays: 0 }, off)).toEqual({ afterwards: '', charged: '' });
});
