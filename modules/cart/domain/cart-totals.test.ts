import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { cartTotals } from './cart-totals.ts';

const totals = (...ids: number[]) => cartTotals(catalogueProducts.filter(({ id }) => ids.includes(id)));

it('is zero for an empty cart', () => {
  expect(totals()).toEqual({ today: 0, onApproval: 0, repeating: [] });
});

it.each([
  ['a prescription is never paid today', [211], 0, 5400, [{ cadence: 3, total: 5400, later: 5400 }]],
  ['over the counter is paid today', [239], 3900, 0, [{ cadence: 3, total: 3900, later: 3900 }]],
  ['a one-time purchase does not repeat', [336], 2000, 0, []],
  [
    'each cadence has its own total, shortest first',
    [405, 239, 312, 212],
    5400,
    22_800,
    [
      { cadence: 1, total: 1500, later: 1500 },
      { cadence: 3, total: 7500, later: 7500 },
      { cadence: 12, total: 19_200, later: 19_200 },
    ],
  ],
])('%s', (_, ids, today, onApproval, repeating) => {
  expect(totals(...ids)).toEqual({ today, onApproval, repeating });
});

it('a discount lowers the first payment, and later ones only as long as it continues', () => {
  const once = { first: 400, second: 0, last: 0, isGift: false };
  const always = { first: 540, second: 540, last: 540, isGift: false };
  const discounts = new Map([
    [239, once],
    [211, always],
  ]);
  const products = catalogueProducts.filter(({ id }) => id === 211 || id === 239);
  expect(cartTotals(products, discounts)).toEqual({
    today: 3500,
    onApproval: 4860,
    repeating: [{ cadence: 3, total: 3900 + 4860, later: 3900 + 4860 }],
  });
});

it('a discount of some orders ends: the price after it is a total of its own', () => {
  const thrice = new Map([[239, { first: 780, second: 780, last: 0, isGift: false }]]);
  const foam = catalogueProducts.filter(({ id }) => id === 239);
  expect(cartTotals(foam, thrice).repeating).toEqual([{ cadence: 3, total: 3120, later: 3900 }]);
});
