import type { CartNote } from './cart-store.ts';

export const noteWords: Readonly<Record<CartNote, string>> = {
  unreadable: 'Your saved cart could not be read, so it starts empty.',
  'unknown-products': 'Something in your cart is no longer offered and was left out.',
  reduced:
    'We took out products that do not go together: topical finasteride and minoxidil already holds both drugs.',
  'not-reached':
    'We could not reach the server, so your cart is as it was. Check your connection and try again.',
};
