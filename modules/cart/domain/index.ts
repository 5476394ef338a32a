export type { CartChange, CartChangeType, ProductPrice } from './cart-change.ts';
export type { CartProduct } from './cart-product.ts';
export {
  type CartContents,
  type CartNotices,
  type CartState,
  clearCart,
  closeCart,
  emptyCart,
  openCart,
  undoCartChange,
} from './cart-state.ts';
export { type CartTotals, cartTotals } from './cart-totals.ts';
export { changeCart } from './change-cart.ts';
export { type CartLineItem, cartTotal, lineItems } from './line-items.ts';
export { cartOf, parseProductsParam, toProductsParam } from './products-param.ts';
export { reduceForTopicalCombination } from './topical-combination.ts';
