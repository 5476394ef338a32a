import { beforeEach, expect, it } from 'vitest';
import { fail, ok } from '#kernel/result.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { cartOf } from '../domain/index.ts';
import { type CartStore, type CartSurroundings, createCartStore } from './cart-store.ts';

/** A browser with one cart in it, and a server that answers from the catalogue. */
const browser = (stored: string | null = null, param: string | null = null) => {
  const state = { stored, param, offline: false, asked: [] as number[][] };
  const around: CartSurroundings = {
    read: () => state.stored,
    write: (text) => {
      state.stored = text;
    },
    readParam: () => state.param,
    writeParam: (text) => {
      state.param = text;
    },
    ask: async (ids) => {
      state.asked.push([...ids]);
      if (state.offline) return fail('TEMPORARILY_UNAVAILABLE', 'No connection.');
      const sold = catalogueProducts.filter((product) => product.userSelectable);
      const known = ids.filter((id) => sold.some((product) => product.id === id));
      const cart = cartOf(known, sold);
      return ok({
        productIds: cart.productIds,
        upsellProductIds: cart.upsellProductIds,
        ignoredProductIds: ids.filter((id) => !known.includes(id)),
        products: sold.filter(({ id }) => known.includes(id) || cart.upsellProductIds.includes(id)),
      });
    },
  };
  return { state, store: createCartStore(around) };
};

let state: ReturnType<typeof browser>['state'];
let store: CartStore;
beforeEach(() => {
  ({ state, store } = browser());
});

const held = () => store.view().productIds;

it('asks the server nothing for an empty cart', async () => {
  await store.start();
  expect(state.asked).toEqual([]);
  expect(store.view()).toMatchObject({ ready: true, productIds: [], note: null });
});

it('reads what is stored, in the order of a cart', async () => {
  ({ state, store } = browser('[239,211]'));
  await store.start();
  expect(store.view()).toMatchObject({ ready: true, productIds: [211, 239], note: null, isOpen: false });
  expect(state.stored).toBe('[211,239]');
});

it('lets the products parameter win, and writes it back', async () => {
  ({ state, store } = browser('[313]', '239,211'));
  await store.start();
  expect(held()).toEqual([211, 239]);
  expect(state).toMatchObject({ stored: '[211,239]', param: '211,239' });
});

it('keeps the parameter in step, so that a reload does not bring back what was removed', async () => {
  ({ state, store } = browser(null, '211,239'));
  await store.start();
  await store.remove(211);
  expect(state).toMatchObject({ stored: '[239]', param: '239' });
  await store.start();
  expect(held()).toEqual([239]);
});

it.each([
  ['{"a":1}', null, [], 'unreadable', '[]'],
  ['[211,9999]', null, [211], 'unknown-products', '[211]'],
  ['[701]', null, [], 'unknown-products', '[]'],
  [null, '211,javascript:1', [211], 'unknown-products', '[211]'],
  ['[211,503,313]', null, [503, 313], 'reduced', '[503,313]'],
])('tidies storage %s and parameter %s', async (stored, param, ids, note, kept) => {
  ({ state, store } = browser(stored, param));
  await store.start();
  expect(store.view()).toMatchObject({ productIds: ids, note });
  expect(state.stored).toBe(kept);
});

it('opens on adding, suggests, and ignores what is there already', async () => {
  await store.add([211]);
  expect(store.view()).toMatchObject({ isOpen: true, productIds: [211] });
  expect(store.view().upsellProductIds).toEqual([239, 313, 323, 333, 343]);
  await store.add([211]);
  expect(held()).toEqual([211]);
  expect(state.stored).toBe('[211]');
});

it('asks only about products it does not know yet', async () => {
  await store.add([211]);
  await store.add([239]);
  expect(state.asked).toEqual([[211]]);
});

it('says what a swap replaced, and undoes it once', async () => {
  await store.add([211]);
  await store.add([503]);
  expect(store.view()).toMatchObject({
    productIds: [503],
    notices: { conflict: true, drugTypesChanged: true },
    lastChange: { type: 'swap', removedProductIds: [211] },
  });
  store.undo();
  expect(store.view()).toMatchObject({ productIds: [211], notices: { conflict: false }, lastChange: null });
  expect(state.stored).toBe('[211]');
  store.undo();
  expect(held()).toEqual([211]);
});

it('forgets notices on closing', async () => {
  await store.add([211]);
  await store.add([1001]);
  expect(store.view().notices.specialtySwap).toBe(true);
  store.close();
  expect(store.view()).toMatchObject({
    isOpen: false,
    note: null,
    notices: { conflict: false, specialtySwap: false },
  });
});

it('changes the cadence without opening the panel when asked to be quiet', async () => {
  await store.add([211], { quietly: true });
  await store.add([405], { quietly: true });
  expect(store.view()).toMatchObject({
    isOpen: false,
    productIds: [405],
    notices: { drugTypesChanged: false },
  });
});

it('makes every one of several changes at once', async () => {
  await Promise.all([store.add([211]), store.add([239]), store.add([313]), store.remove(239)]);
  expect(held()).toEqual([211, 313]);
});

it('follows another tab, but not nonsense', async () => {
  await store.add([211]);
  await store.follow('[211,239]');
  expect(store.view()).toMatchObject({ isOpen: true, productIds: [211, 239] });
  await store.follow('nonsense');
  expect(held()).toEqual([211, 239]);
});

it('keeps what is stored when the server is not reached, and tries again', async () => {
  ({ state, store } = browser('[211]'));
  state.offline = true;
  await store.start();
  expect(store.view()).toMatchObject({ ready: false, note: 'not-reached' });
  await store.add([239]);
  expect(state.stored).toBe('[211]');
  state.offline = false;
  await store.add([239]);
  expect(store.view()).toMatchObject({ productIds: [211, 239], note: null });
});
