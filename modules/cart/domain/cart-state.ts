import type { CartProduct } from './cart-product.ts';
import { defaultUpsellProductIds } from './default-upsells.ts';

/** The content of the cart: the part that is stored and that undo restores. */
export interface CartContents {
  /** In the default upsell order; no repeats and no two products in conflict. */
  readonly productIds: readonly number[];
  /** Suggestions; never a product that is in the cart. */
  readonly upsellProductIds: readonly number[];
  /** Prescription products were removed from this cart. */
  readonly hadIneligiblePrescriptions: boolean;
}

export interface CartNotices {
  /** A product was replaced by one it conflicts with. */
  readonly conflict: boolean;
  /** Prescription products were replaced by those of the other specialty. */
  readonly specialtySwap: boolean;
  /** The last swap removed a drug type from the cart. */
  readonly drugTypesChanged: boolean;
}

/** The cart and its panel (S4.8). Plain data: it can be stored and sent. */
export interface CartState extends CartContents {
  readonly isOpen: boolean;
  readonly notices: CartNotices;
  /** The cart before the last effective change; null when there is nothing to undo. */
  readonly undoTo: CartContents | null;
}

const noNotices: CartNotices = { conflict: false, specialtySwap: false, drugTypesChanged: false };

/** A closed, empty cart with the default upsells. */
export const emptyCart = (products: readonly CartProduct[]): CartState => ({
  productIds: [],
  upsellProductIds: defaultUpsellProductIds(products),
  hadIneligiblePrescriptions: false,
  isOpen: false,
  notices: noNotices,
  undoTo: null,
});

export const openCart = (state: CartState): CartState => ({ ...state, isOpen: true });

/** Closing clears the conflict and specialty-swap notices, and their note about drug types. */
export const closeCart = (state: CartState): CartState => ({ ...state, isOpen: false, notices: noNotices });

/** Empties the cart and resets the upsells to their defaults. Can be undone. */
export const clearCart = (state: CartState, products: readonly CartProduct[]): CartState => ({
  ...emptyCart(products),
  isOpen: state.isOpen,
  undoTo: contentsOf(state),
});

/** The cart as it was before the last change, once; without such a change, the cart unchanged. */
export const undoCartChange = (state: CartState): CartState =>
  state.undoTo ? { ...state, ...state.undoTo, notices: noNotices, undoTo: null } : state;

export const contentsOf = (state: CartState): CartContents => ({
  productIds: state.productIds,
  upsellProductIds: state.upsellProductIds,
  hadIneligiblePrescriptions: state.hadIneligiblePrescriptions,
});
