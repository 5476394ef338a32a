import { browserCart } from './browser-cart.ts';

/** Removes these drugs from the cart of this browser, for a page that shows no cart. */
export const removeFromCart = async (drugTypes: readonly string[]): Promise<void> => {
  const ids = await browserCart.loadedIds();
  const gone = browserCart
    .view()
    .products.filter(({ id, drugType }) => ids?.includes(id) && drugTypes.includes(drugType));
  for (const { id } of gone) await browserCart.remove(id);
};
