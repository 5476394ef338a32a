import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueProducts as sold } from '#modules/catalogue/data/products.ts';
import { cartOf, changeCart } from '../domain/index.ts';
import { trackCart, trackCartChange, trackCartView } from './track-cart.ts';

const catalogueProducts = sold.map((product) => ({ ...product, unavailableStates: [] }));
const tracked: [string, unknown][] = [];
vi.mock('#modules/analytics/ui.ts', () => ({
  track: (name: string, payload: unknown) => tracked.push([name, payload]),
  cadenceField: (days: number) => ({ cadence: days / 30 }),
}));

beforeEach(() => {
  tracked.length = 0;
  vi.stubGlobal('window', { location: { pathname: '/our-products' } });
});

const change = (before: number[], changes: { add?: number[]; remove?: number[] }) =>
  changeCart(cartOf(before, catalogueProducts), changes, catalogueProducts).change;

it('S3.37: a change of the cart is recorded with products, prices, specialties and type', () => {
  trackCartChange(change([211, 313], { add: [1001] }), 'shop', catalogueProducts);
  expect(tracked[0]).toEqual([
    'cart products changed',
    {
      url: '/our-products',
      type: 'swap_specialty',
      productsAdded: [1001],
      productsRemoved: [211, 313],
      fromProducts: [
        { id: 211, price: 5400 },
        { id: 313, price: 3900 },
      ],
      toProducts: [{ id: 1001, price: 3000 }],
      fromSpecialty: 'hair_loss_care',
      toSpecialty: 'sexual_health',
    },
  ]);
});

const basket = (productIds: number[], value: number) => ({
  productIds,
  value,
  specialties: ['hair_loss_care'],
});

it.each([
  ['shop', [211], { add: [239] }, [['add to cart', basket([239], 3900)]]],
  ['shop', [211], { add: [503] }, [['add to cart', basket([503], 8700)]]],
  ['shop', [211], { add: [406] }, [['cart cadence changed', { productId: 406, cadence: 6 }]]],
  ['shop', [211, 239], { remove: [239] }, [['remove from cart', basket([239], 3900)]]],
  ['clear', [211, 239], { remove: [211, 239] }, [['cart cleared', basket([211, 239], 9300)]]],
  ['undo', [211], { add: [239] }, []],
  [
    'upsell',
    [211],
    { add: [239] },
    [
      ['add to cart', basket([239], 3900)],
      ['added to cart from upsell', basket([239], 3900)],
    ],
  ],
] as const)('a change by %s of %j: %j', (cause, before, changes, events) => {
  const { add, remove } = { add: [], remove: [], ...changes };
  trackCartChange(change([...before], { add: [...add], remove: [...remove] }), cause, catalogueProducts);
  expect(tracked.slice(1)).toEqual(events);
});

it('sends nothing for a change without effect', () => {
  trackCartChange(change([211], { add: [211] }), 'shop', catalogueProducts);
  expect(tracked).toEqual([]);
});

it('S7.40: viewing the cart reports its content; nothing is sent for an empty cart', () => {
  trackCartView([]);
  trackCartView(catalogueProducts.filter(({ id }) => id === 239));
  expect(tracked).toEqual([['view in cart', basket([239], 3900)]]);
});

it('opening the panel and going to checkout report the whole cart, even an empty one', () => {
  const inCart = { productIds: [211], products: catalogueProducts };
  trackCart('cart opened', inCart);
  trackCart('cart checkout clicked', inCart);
  trackCart('cart closed', { productIds: [], products: [] });
  expect(tracked).toEqual([
    ['cart opened', basket([211], 5400)],
    ['cart checkout clicked', basket([211], 5400)],
    ['cart closed', { productIds: [], value: 0 }],
  ]);
});
