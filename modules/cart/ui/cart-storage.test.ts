import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSavedCart, readSavedExtras } from './cart-storage.ts';

it.each([
  [null, []],
  ['[]', []],
  ['[211,239]', [211, 239]],
  ['[211,211]', [211]],
  ['', null],
  ['{', null],
  ['null', null],
  ['{"length":1}', null],
  ['["211"]', null],
  ['[211,1.5]', null],
  ['[-1]', null],
  ['[9999999999]', null],
  ['[[211]]', null],
  [JSON.stringify(Array.from({ length: 51 }, (_, index) => index + 1)), null],
])('reads %s as %j', (text, ids) => {
  expect(readSavedCart(text)).toEqual(ids);
});

it('never throws, whatever the storage contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const ids = readSavedCart(text);
      expect(ids === null || ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      expect(() => readSavedExtras(text)).not.toThrow();
    }),
  );
});

it.each([
  [null, null],
  ['{', null],
  ['[211]', null],
  ['{}', null],
  ['{"upsellProductIds":["211"]}', null],
  ['{"upsellProductIds":[211,211]}', { upsellProductIds: [211], hadIneligiblePrescriptions: false }],
  [
    '{"upsellProductIds":[],"hadIneligiblePrescriptions":true,"price":1}',
    { upsellProductIds: [], hadIneligiblePrescriptions: true },
  ],
])('reads the extras %s', (text, extras) => {
  expect(readSavedExtras(text)).toEqual(extras);
});
