export { toProductsParam } from './domain/index.ts';
export { CartButton } from './ui/cart-button.tsx';
export { CartPanel } from './ui/cart-panel.tsx';
export { CartTotals } from './ui/cart-totals.tsx';
export { CartProvider, useCart } from './ui/use-cart.tsx';
