import { browserCart } from './browser-cart.ts';
import { forgetPlan } from './plans/chosen-plan.ts';

/** The contents were ordered: the cart is empty and there is nothing to undo. Only in the browser. */
export const clearOrderedCart = (): void => {
  browserCart.forget();
  forgetPlan();
};
