import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cartBrowser } from '#test/harness/cart-browser.ts';
import { CartNotices } from './cart-notices.tsx';
import type { CartStore } from './cart-store.ts';

const shown = (store: CartStore): string => {
  const actions = { has: () => false, loadedIds: store.loadedIds, add: store.add, remove: store.remove };
  const cart = {
    ...store.view(),
    ...actions,
    clear: store.clear,
    undo: store.undo,
    open: store.open,
    close: store.close,
  };
  return renderToStaticMarkup(<CartNotices cart={cart} />);
};

it('a prescription of the other specialty replaces the cart, and undo restores it', async () => {
  const store = cartBrowser().loadPage();
  await store.start();
  await store.add([211, 313]);
  await store.add([1001]);
  expect(shown(store)).toContain('Sildenafil replaced your cart');
  expect(shown(store)).toContain('Undo');
  store.undo();
  expect(store.view().productIds).toEqual([211, 313]);
  expect(shown(store)).not.toContain('replaced your cart');
});
