export type { CartChange } from './cart-change.ts';
export type { CartProduct } from './cart-product.ts';
export {
  type CartState,
  closeCart,
  emptyCart,
  openCart,
  undoCartChange,
} from './cart-state.ts';
export { cartTotals } from './cart-totals.ts';
export { changeCart } from './change-cart.ts';
export { type CartLineItem, cartTotal, lineItems } from './line-items.ts';
export { cartOf, toProductsParam } from './products-param.ts';
