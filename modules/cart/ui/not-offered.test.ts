import { expect, it } from 'vitest';
import { cartBrowser } from '../testing/cart-browser.ts';
import { noteTextOf } from './cart-notes.ts';

it('names what is not offered yet, whether it was stored or is added', async () => {
  const store = cartBrowser({ stored: '[211,803]' }).loadPage();
  await store.start();
  const text = 'Custom anti-aging formula is not offered yet.';
  expect(noteTextOf(store.view())).toBe(text);
  store.forgetNote();
  expect(noteTextOf(store.view())).toBeNull();
  await store.add([803]);
  expect(store.view()).toMatchObject({ productIds: [211], note: 'not-offered' });
  expect(noteTextOf(store.view())).toBe(text);
});
