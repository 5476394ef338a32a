/** Ids of the cart's forms that work without scripts. */
export const ADD_FORM = 'cart.add';
export const REMOVE_FORM = 'cart.remove';
