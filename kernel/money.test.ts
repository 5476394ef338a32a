import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

it.each([
  ['$54.00', 5400],
  ['54', 5400],
  [' 54.05 ', 5405],
  ['$ 1,250.50', 125_050],
  ['0.99', 99],
  ['', null],
  ['54.5', null],
  ['54,00', null],
  ['-54', null],
  ['54.000', null],
  ['5e3', null],
  ['$', null],
  ['1,23', null],
  ['12345678', null],
])('S9.13, S3.58: reads "%s" as %s cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

it('parses everything that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toBe(cents);
    }),
  );
});
