import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { defaultUpsellProductIds } from './default-upsells.ts';

/** What the cart suggests when these products are sold at other cadences. */
const suggested = (supplies: Readonly<Record<number, number>> = {}) =>
  defaultUpsellProductIds(
    catalogueProducts.map((product) => ({
      ...product,
      supplyInDays: supplies[product.id] ?? product.supplyInDays,
    })),
  );

describe('S9.16: a 3-month product is looked up by 90 days of supply', () => {
  it('finds the three-month plan of each suggested drug type', () => {
    expect(suggested()).toEqual([239, 313, 323, 333, 343]);
  });

  it.each([89, 91, 92, 93])('%i days are not three months', (days) => {
    expect(suggested({ 239: days })).toEqual([313, 323, 333, 343]);
  });

  it('selects whichever product has 90 days of supply', () => {
    expect(suggested({ 239: 180, 604: 90 })).toEqual([604, 313, 323, 333, 343]);
  });
});
