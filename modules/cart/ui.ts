export { welcomePath } from './data/welcome/paths.ts';
export { toProductsParam } from './domain/index.ts';
export { CartButton } from './ui/cart-button.tsx';
export { CartPanel } from './ui/cart-panel.tsx';
export { CartTotals } from './ui/cart-totals.tsx';
export { clearOrderedCart } from './ui/clear-ordered-cart.ts';
export { chosenPlanOf } from './ui/plans/chosen-plan.ts';
export { UnlessTaken, useTaken } from './ui/taken/taken.tsx';
export { CartProvider, holdInCart, useCart } from './ui/use-cart.tsx';
