import type { CartProduct } from './cart-product.ts';
import { defaultUpsellProductIds } from './default-upsells.ts';

/** What the cart holds: the part that is kept and that undo brings back. */
export interface CartContents {
  /** In the default upsell order; never a repeat, never two products in conflict. */
  readonly productIds: readonly number[];
  /** Suggestions, never one that is in the cart. */
  readonly upsellProductIds: readonly number[];
  /** Prescription products were taken out of this cart. */
  readonly hadIneligiblePrescriptions: boolean;
}

export interface CartNotices {
  /** A product gave way to one it conflicts with. */
  readonly conflict: boolean;
  /** Prescription products gave way to those of the other specialty. */
  readonly specialtySwap: boolean;
  /** The last swap took a drug type out of the cart. */
  readonly drugTypesChanged: boolean;
}

/** The cart and its panel (S4.8). Plain data: it can be stored and sent. */
export interface CartState extends CartContents {
  readonly isOpen: boolean;
  readonly notices: CartNotices;
  /** The cart before the last change that changed something; null when there is nothing to undo. */
  readonly undoTo: CartContents | null;
}

const noNotices: CartNotices = { conflict: false, specialtySwap: false, drugTypesChanged: false };

/** A closed cart with nothing in it and the default upsells. */
export const emptyCart = (products: readonly CartProduct[]): CartState => ({
  productIds: [],
  upsellProductIds: defaultUpsellProductIds(products),
  hadIneligiblePrescriptions: false,
  isOpen: false,
  notices: noNotices,
  undoTo: null,
});

export const openCart = (state: CartState): CartState => ({ ...state, isOpen: true });

/** Closing clears the conflict and specialty-swap notices, and with them what they said of drug types. */
export const closeCart = (state: CartState): CartState => ({ ...state, isOpen: false, notices: noNotices });

/** Empties the cart and resets the upsells to their defaults. Can be undone. */
export const clearCart = (state: CartState, products: readonly CartProduct[]): CartState => ({
  ...emptyCart(products),
  isOpen: state.isOpen,
  undoTo: contentsOf(state),
});

/** The cart as it was before the last change, once; without one, the cart as it is. */
export const undoCartChange = (state: CartState): CartState =>
  state.undoTo ? { ...state, ...state.undoTo, notices: noNotices, undoTo: null } : state;

export const contentsOf = (state: CartState): CartContents => ({
  productIds: state.productIds,
  upsellProductIds: state.upsellProductIds,
  hadIneligiblePrescriptions: state.hadIneligiblePrescriptions,
});
