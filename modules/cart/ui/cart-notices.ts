import type { CartNote, CartView } from './cart-view.ts';

const cartNotices: Readonly<Record<CartNote, string>> = {
  unreadable: 'Your saved cart could not be read, so it starts empty.',
  'unknown-products': 'Something in your cart is no longer offered and was left out.',
  'not-offered': 'Something in your cart is not offered yet and was left out.',
  reduced:
    'We took out products that do not go together: topical finasteride and minoxidil already holds both drugs.',
  conflicting:
    'Some products in your cart cannot be in one plan. We kept what was added last and took out the rest.',
  'not-reached':
    'We could not reach the server, so your cart is as it was. Check your connection and try again.',
};

/** The note as text; names products that are not offered. Null without a note. */
export const cartNoticeOf = ({ note, notOffered }: Pick<CartView, 'note' | 'notOffered'>): string | null => {
  if (note === null) return null;
  return note === 'not-offered' && notOffered.length > 0 ? notOffered.join(' ') : cartNotices[note];
};
