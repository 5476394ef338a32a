import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CartBrowser, cartBrowser } from '#test/harness/cart-browser.ts';
import type { CartStore } from './cart-store.ts';

let state: CartBrowser;
let store: CartStore;
let loadPage: () => CartStore;

/** A browser with this cart, its page loaded and started. */
const open = async (given: Partial<CartBrowser> = {}): Promise<void> => {
  ({ state, loadPage } = cartBrowser(given));
  store = loadPage();
  await store.start();
};
const reload = async (): Promise<void> => {
  store = loadPage();
  await store.start();
};
beforeEach(() => open());

const idsInCart = () => store.view().productIds;
const keptUpsells = () => JSON.parse(state.extras ?? '{}').upsellProductIds;

describe('S3.33: the cart is read from the products parameter or else local storage, and written back', () => {
  it('sends no request for an empty cart', () => {
    expect(state.asked).toEqual([]);
    expect(store.view()).toMatchObject({ ready: true, productIds: [], note: null });
  });

  it('S3.61: reads the stored product ids, in sorted order', async () => {
    await open({ stored: '[239,211]' });
    expect(store.view()).toMatchObject({ ready: true, productIds: [211, 239], note: null, isOpen: false });
    expect(state.stored).toBe('[211,239]');
  });

  it('prefers the products parameter, and writes it back', async () => {
    await open({ stored: '[313]', param: '239,211' });
    expect(idsInCart()).toEqual([211, 239]);
    expect(state).toMatchObject({ stored: '[211,239]', param: '211,239' });
  });

  it('replaces a bundle of the parameter by its components', async () => {
    await open({ param: '903,211' });
    expect(store.view()).toMatchObject({ productIds: [211, 313, 323], note: null });
    expect(state).toMatchObject({ stored: '[211,313,323]', param: '211,313,323' });
  });

  it('updates the parameter, so that a reload does not restore removed products', async () => {
    await open({ param: '211,239' });
    await store.remove(211);
    expect(state).toMatchObject({ stored: '[239]', param: '239' });
    await reload();
    expect(idsInCart()).toEqual([239]);
  });
});

it.each<[string | null, string | null, number[], string, string]>([
  ['{"a":1}', null, [], 'unreadable', '[]'],
  ['[211,9999]', null, [211], 'unknown-products', '[211]'],
  ['[701]', null, [], 'unknown-products', '[]'],
  [null, '211,javascript:1', [211], 'unknown-products', '[211]'],
  ['[211,803]', null, [211], 'not-offered', '[211]'],
  [null, '211,803', [211], 'not-offered', '[211]'],
  ['[211,406]', null, [406], 'conflicting', '[406]'],
  ['[211,1001]', null, [1001], 'conflicting', '[1001]'],
])('tidies storage %s and parameter %s, with a note', async (stored, param, ids, note, kept) => {
  await open({ stored, param });
  expect(store.view()).toMatchObject({ productIds: ids, note });
  expect(state.stored).toBe(kept);
});

it('discards any invalid value of the storage, with a notice and without a crash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json()),
      fc.oneof(fc.string(), fc.json()),
      async (cart, extras) => {
        const browser = cartBrowser({ stored: cart, extras });
        const page = browser.loadPage();
        await page.start();
        const { ready, productIds, note } = page.view();
        expect(ready).toBe(true);
        expect(browser.state.stored).toBe(JSON.stringify(productIds));
        if (productIds.length === 0 && !/^\s*\[\s*\]\s*$/.test(cart)) expect(note).not.toBeNull();
      },
    ),
  );
});

it('returns its content once it was read, however early it is requested, and null when it cannot be read', async () => {
  const early = cartBrowser({ stored: '[313]' }).loadPage();
  expect(early.view()).toMatchObject({ ready: false, productIds: [] });
  expect(await early.loadedIds()).toEqual([313]);
  const cutOff = cartBrowser({ stored: '[313]', offline: true }).loadPage();
  expect(await cutOff.loadedIds()).toBeNull();
  expect(cutOff.view()).toMatchObject({ note: 'not-reached' });
});

it('stays open when it was opened while the request for its content was pending', async () => {
  const page = cartBrowser({ stored: '[313]' }).loadPage();
  const started = page.start();
  await Promise.resolve().then(page.open);
  await started;
  expect(page.view()).toMatchObject({ ready: true, isOpen: true, productIds: [313] });
});

it('contains the products from the checkout’s address, and keeps its suggestions', async () => {
  await open({ stored: '[313]', extras: '{"upsellProductIds":[239]}' });
  const { extras } = state;
  store.hold([211, 239]);
  expect(state).toMatchObject({ stored: '[211,239]', extras });
  await reload();
  expect(idsInCart()).toEqual([211, 239]);
});

describe('an order on the other host', () => {
  const ordered = { productIds: [211, 239], at: '2026-11-20T12:00:00.000Z' };

  it('removes the ordered products from the cart on this host, once', async () => {
    await open({ stored: '[211,239]', ordered });
    expect(idsInCart()).toEqual([]);
    expect(state.stored).toBe('[]');
    await store.add([211]);
    await reload();
    expect(idsInCart()).toEqual([211]);
  });

  it('keeps the other products', async () => {
    await open({ stored: '[211,239,313]', ordered });
    expect(idsInCart()).toEqual([313]);
    expect(state.stored).toBe('[313]');
  });

  it('changes neither the products of an address nor products added afterwards', async () => {
    await open({ stored: '[211]', param: '239', ordered });
    expect(idsInCart()).toEqual([239]);
    await open({ ordered });
    await store.add([211]);
    await reload();
    expect(idsInCart()).toEqual([211]);
  });

  it('is applied when a page is restored from the back/forward cache', async () => {
    await open({ stored: '[211,313]' });
    state.ordered = ordered;
    await store.follow();
    expect(idsInCart()).toEqual([211, 313]);
    await store.comeBack();
    expect(idsInCart()).toEqual([313]);
    await store.comeBack();
    expect(idsInCart()).toEqual([313]);
  });
});

describe('adding', () => {
  it('S5.3: opens the panel and suggests products; a product already in the cart is not added again', async () => {
    await store.add([211]);
    expect(store.view()).toMatchObject({ isOpen: true, productIds: [211] });
    expect(store.view().upsellProductIds).toEqual([239, 313, 323, 333, 343]);
    await store.add([211]);
    expect(idsInCart()).toEqual([211]);
    expect(state.stored).toBe('[211]');
  });

  it('requests only products that are not loaded yet', async () => {
    await store.add([211]);
    await store.add([239]);
    expect(state.asked).toEqual([[211]]);
  });

  it('leaves the panel closed in quiet mode', async () => {
    await store.add([211], { quietly: true });
    await store.add([405], { quietly: true });
    expect(store.view()).toMatchObject({
      isOpen: false,
      productIds: [405],
      notices: { drugTypesChanged: false },
    });
  });

  it('applies several changes together', async () => {
    await Promise.all([store.add([211]), store.add([239]), store.add([313]), store.remove(239)]);
    expect(idsInCart()).toEqual([211, 313]);
  });

  it('replaces a bundle by its components', async () => {
    await store.add([903]);
    expect(idsInCart()).toEqual([313, 323]);
  });
});

describe('the upsell list', () => {
  it('S4.10: a product removed by a swap is on the upsell list, also after a reload', async () => {
    await store.add([211]);
    await store.add([503]);
    expect(store.view().upsellProductIds).toEqual([239, 313, 323, 333, 343, 211]);
    await reload();
    expect(store.view()).toMatchObject({
      productIds: [503],
      upsellProductIds: [239, 313, 323, 333, 343, 211],
      note: null,
    });
  });

  it('is kept when the last item is removed', async () => {
    await store.add([211]);
    await store.add([503]);
    await store.remove(503);
    await reload();
    await store.add([212]);
    expect(store.view().upsellProductIds).toEqual([239, 313, 323, 333, 343, 211]);
  });

  it('silently drops products that are no longer sold', async () => {
    await open({ stored: '[211]', extras: '{"upsellProductIds":[9999,313]}' });
    expect(store.view()).toMatchObject({ upsellProductIds: [313], note: null });
    expect(keptUpsells()).toEqual([313]);
  });

  it('remembers that prescription products were removed', async () => {
    await store.add([211, 239]);
    await store.remove(211);
    await reload();
    expect(store.view()).toMatchObject({ productIds: [239], hadIneligiblePrescriptions: true });
  });
});

it('S4.14: clearing the cart empties it, resets the upsell list and can be undone', async () => {
  await store.add([211]);
  await store.add([503, 313]);
  await store.clear();
  expect(store.view()).toMatchObject({
    productIds: [],
    upsellProductIds: [239, 313, 323, 333, 343],
    isOpen: true,
    lastChange: { type: 'remove', removedProductIds: [503, 313] },
  });
  expect(state).toMatchObject({ stored: '[]', extras: null });
  store.undo();
  expect(idsInCart()).toEqual([503, 313]);
});

it('keeps nothing after an order except the address', async () => {
  await open({ param: '211,239' });
  store.forget();
  expect(store.view()).toMatchObject({ productIds: [], undoTo: null, lastChange: null });
  expect(state).toMatchObject({ stored: null, extras: null, param: '211,239' });
  store.undo();
  await store.start();
  expect(idsInCart()).toEqual([]);
});

describe('the topical combination selected together with conflicting products', () => {
  it.each<[string, Partial<CartBrowser>]>([
    ['in the storage', { stored: '[211,503,313]', extras: '{"upsellProductIds":[343]}' }],
    ['in the parameter', { stored: '[212]', param: '313,503,211,239' }],
  ])('S4.19: local storage is cleared and the page reloads with the shorter list: %s', async (_, given) => {
    await open(given);
    const param = state.reloads.join();
    expect([...param.split(',')].sort()).toEqual(['313', '503']);
    expect(state).toMatchObject({ stored: null, extras: null, param });
    expect(store.view().ready).toBe(false);
    await reload();
    expect(store.view()).toMatchObject({ productIds: [503, 313], note: 'reduced', isOpen: true });
    expect(state).toMatchObject({ stored: '[503,313]', reloads: [param] });
  });

  it('reduces when both are added together, and makes no other change at the same time', async () => {
    await store.add([313]);
    await store.add([503, 211]);
    await store.add([212]);
    store.close();
    expect(state.reloads).toEqual(['313,503']);
    await reload();
    expect(store.view()).toMatchObject({ productIds: [503, 313], note: 'reduced' });
    await reload();
    expect(store.view().note).toBeNull();
  });

  it('swaps like any product when it is added alone', async () => {
    await store.add([211, 313]);
    await store.add([503]);
    expect(state.reloads).toEqual([]);
    expect(store.view()).toMatchObject({ productIds: [503, 313], lastChange: { type: 'swap' } });
  });
});

describe('notices', () => {
  it('names the products that a swap replaced, and undoes it once', async () => {
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
    expect(idsInCart()).toEqual([211]);
  });

  it('S4.8: closing the panel clears the notices of conflict and specialty swap', async () => {
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
});

describe('several tabs', () => {
  const otherTab = (stored: string | null, extras: string | null = null): Promise<void> => {
    Object.assign(state, { stored, extras });
    return store.follow();
  };

  it('stay in step', async () => {
    await store.add([211]);
    await otherTab('[211,239]', '{"upsellProductIds":[343]}');
    expect(store.view()).toMatchObject({
      isOpen: true,
      productIds: [211, 239],
      upsellProductIds: [343],
      undoTo: null,
    });
    await otherTab(null);
    expect(idsInCart()).toEqual([]);
  });

  it('ignore invalid messages', async () => {
    await store.add([211]);
    await otherTab('nonsense');
    expect(idsInCart()).toEqual([211]);
  });

  it('apply changes of other tabs when a page is restored', async () => {
    await store.add([211]);
    state.stored = '[239]';
    await store.start();
    expect(idsInCart()).toEqual([239]);
  });

  it('update the address as well', async () => {
    await open({ param: '211' });
    await otherTab('[239]');
    expect(state.param).toBe('239');
  });
});

it('keeps the stored cart when the server cannot be reached, and retries', async () => {
  await open({ stored: '[211]', offline: true });
  expect(store.view()).toMatchObject({ ready: false, note: 'not-reached' });
  await store.add([239]);
  expect(state.stored).toBe('[211]');
  state.offline = false;
  await store.add([239]);
  expect(store.view()).toMatchObject({ productIds: [211, 239], note: null });
});

describe('tracking of changes', () => {
  it('reports each effective change once, with its cause', async () => {
    await store.add([211]);
    await store.add([211]);
    await store.add([239], { fromUpsell: true });
    await store.remove(313);
    await store.add([503]);
    store.undo();
    await store.clear();
    expect(state.tracked.map(({ change, cause }) => [cause, change.type])).toEqual([
      ['shop', 'add'],
      ['upsell', 'add'],
      ['shop', 'swap'],
      ['undo', 'swap'],
      ['clear', 'remove'],
    ]);
    expect(state.tracked[3]?.change).toMatchObject({
      addedProductIds: [211, 239],
      removedProductIds: [503],
      to: [
        { id: 211, price: 5400 },
        { id: 239, price: 3900 },
      ],
    });
  });

  it('reports nothing when the cart is read, and one event when it is viewed', async () => {
    await open({ stored: '[211]' });
    store.open();
    store.open();
    expect(state).toMatchObject({ tracked: [], viewed: [[211]] });
  });
});
