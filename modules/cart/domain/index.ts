export { type CartChange, changeRecord, undoneChange } from './cart-change.ts';
export type { CartProduct } from './cart-product.ts';
export {
  type CartState,
  clearCart,
  closeCart,
  emptyCart,
  openCart,
  undoCartChange,
} from './cart-state.ts';
export { cartTotals } from './cart-totals.ts';
export { changeCart } from './change-cart.ts';
export { defaultUpsellProductIds } from './default-upsells.ts';
export {
  type CartLineItem,
  cartTotal,
  giftsLeavingWith,
  type LineDiscount,
  lineItems,
} from './line-items.ts';
export { cartOf, MAX_PRODUCTS, readProductsParam, toProductsParam } from './products-param.ts';
export { lookUpSpecialties } from './specialties.ts';
export { reduceForTopicalCombination } from './topical-combination.ts';
