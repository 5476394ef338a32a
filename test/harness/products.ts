/** Products of the catalog used in tests, with their prices in cents. Finasteride lasts 90 days. */
export const finasteride = 211;
export const finasteridePrice = 5400;
/** Over the counter, every 90 days. */
export const foam = 239;
export const foamPrice = 3900;
/** Over the counter, once. */
export const shampoo = 316;
export const shampooPrice = 1800;
/** In Texas. */
export const shampooWithTax = 1948;

/** The card that is always approved. */
export const goodCard = '4242424242424242';
