import type { CartNote, CartView } from './cart-view.ts';

const cartNotices: Readonly<Record<CartNote, string>> = {
  unreadable: 'We could not read your saved cart, so it is empty now.',
  'unknown-products': 'Something in your cart is no longer offered and was removed.',
  'not-offered': 'Something in your cart is not offered yet and was removed.',
  reduced:
    'We removed products that should not be used together: topical finasteride and minoxidil already contains both drugs.',
  conflicting:
    'Some products in your cart cannot be in the same plan. We kept what you added last and removed the rest.',
  'not-reached':
    'We could not reach the server, so your cart has not changed. Check your connection and try again.',
};

/** The note as text; names products that are not offered. Null without a note. */
export const cartNoticeOf = ({ note, notOffered }: Pick<CartView, 'note' | 'notOffered'>): string | null => {
  if (note === null) return null;
  return note === 'not-offered' && notOffered.length > 0 ? notOffered.join(' ') : cartNotices[note];
};
