import { expect, it } from 'vitest';
import { cartBrowser } from '#test/harness/cart-browser.ts';
import { cartNoticeOf } from './cart-notices.ts';

it('names products that are not offered yet, stored or added', async () => {
  const store = cartBrowser({ stored: '[211,803]' }).loadPage();
  await store.start();
  const text = 'Custom anti-aging formula is not offered yet.';
  expect(cartNoticeOf(store.view())).toBe(text);
  store.forgetNote();
  expect(cartNoticeOf(store.view())).toBeNull();
  await store.add([803]);
  expect(store.view()).toMatchObject({ productIds: [211], note: 'not-offered' });
  expect(cartNoticeOf(store.view())).toBe(text);
});
