import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { cartTotal, giftsLeavingWith, lineItems } from './line-items.ts';

it('S3.34, S3.36: derives every field of a cart line, with cadence, amount and discounted amount', () => {
  const amount = catalogueProducts.find(({ id }) => id === 711)?.price;
  expect(lineItems([711], catalogueProducts)).toEqual([
    {
      kind: 'product',
      product: catalogueProducts.find(({ id }) => id === 711),
      isDiscount: false,
      amount,
      amountWithDiscount: amount,
      nextAmount: amount,
      lastAmount: amount,
      cadence: 3,
      canBeRemoved: true,
      image: '/images/products/minoxidil-spray.webp',
      transparentImage: '/images/products/minoxidil-spray-transparent.webp',
      isNewProduct: true,
      isUpsellItem: true,
      priceDescription: 'every 3 months',
    },
  ]);
});

it.each([
  [211, 'every 3 months', 3, false],
  [405, 'every 12 months', 12, false],
  [312, 'every month', 1, true],
  [316, 'one-time purchase', 0, true],
  [239, 'every 3 months', 3, true],
  [212, 'every 3 months', 3, false],
  [1001, 'every 3 months', 3, true],
])('product %i: %s, cadence %i, upsell %s', (id, priceDescription, cadence, isUpsellItem) => {
  expect(lineItems([id], catalogueProducts)).toMatchObject([{ priceDescription, cadence, isUpsellItem }]);
});

it('S3.35: a discounted product line says that it is the first order', () => {
  expect(
    lineItems(
      [211, 239],
      catalogueProducts,
      new Map([[239, { first: 400, second: 0, last: 0, isGift: false }]]),
    ),
  ).toMatchObject([
    { isDiscount: false, priceDescription: 'every 3 months' },
    { isDiscount: true, priceDescription: 'your first order' },
  ]);
});

it('S3.34: a chosen product can be removed; a gift is removed with its product', () => {
  const gift = new Map([[239, { first: 3900, second: 0, last: 0, isGift: true }]]);
  expect(lineItems([211, 239], catalogueProducts, gift)).toMatchObject([
    { kind: 'product', canBeRemoved: true },
    { kind: 'other', canBeRemoved: false, amountWithDiscount: 0, nextAmount: 3900 },
  ]);
});

it('S3.34: gifts leave with the last product without prescription that they come with', () => {
  const gift = new Map([[316, { first: 1800, second: 0, last: 0, isGift: true }]]);
  const lines = (ids: readonly number[]) => lineItems(ids, catalogueProducts, gift);
  expect(giftsLeavingWith(239, lines([239, 316]))).toEqual([316]);
  expect(giftsLeavingWith(239, lines([211, 239, 316]))).toEqual([316]);
  expect(giftsLeavingWith(239, lines([239, 336, 316]))).toEqual([]);
  expect(giftsLeavingWith(211, lines([211, 239, 316]))).toEqual([]);
});

it('adds up prices in cents', () => {
  expect(cartTotal([], catalogueProducts)).toBe(0);
  expect(cartTotal([211, 239], catalogueProducts)).toBe(9300);
});

it('throws on an unknown id', () => {
  expect(() => lineItems([5], catalogueProducts)).toThrow('Product 5');
  expect(() => cartTotal([5], [])).toThrow('save products data first');
});
