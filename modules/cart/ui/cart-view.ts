import { type CartChange, type CartState, emptyCart } from '../domain/index.ts';
import type { ShopProduct } from './shop-product.ts';

const notes = [
  'unreadable',
  'unknown-products',
  'not-offered',
  'reduced',
  'conflicting',
  'not-reached',
] as const;

/** A notice about the cart besides those of a swap. */
export type CartNote = (typeof notes)[number];

export const isCartNote = (value: unknown): value is CartNote => notes.some((note) => note === value);

export interface CartView extends CartState {
  /** False until the stored cart was read and its prices have arrived. */
  readonly ready: boolean;
  /** Everything the cart has shown: its lines, suggestions and what was just replaced. */
  readonly products: readonly ShopProduct[];
  readonly lastChange: CartChange | null;
  readonly note: CartNote | null;
  /** With the note `not-offered`: a sentence for each product. */
  readonly notOffered: readonly string[];
}

export const emptyView: CartView = {
  ...emptyCart([]),
  ready: false,
  products: [],
  lastChange: null,
  note: null,
  notOffered: [],
};
