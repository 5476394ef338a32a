import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProductsParam, readSavedCart } from './saved-cart.ts';

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

it('never throws, whatever somebody wrote into the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const ids = readSavedCart(text);
      expect(ids === null || ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
    }),
  );
});

it.each([
  ['211,239', [211, 239], false],
  [' 211 , 239 ', [211, 239], false],
  ['211,211', [211], false],
  ['', [], false],
  ['211,<script>', [211], true],
  ['1e3,-1,0', [], true],
])('reads the parameter %s', (param, ids, strange) => {
  expect(readProductsParam(param)).toEqual({ ids, strange });
});
