import type { CartProduct } from './cart-product.ts';
import { type CartState, emptyCart } from './cart-state.ts';
import { changeCart } from './change-cart.ts';
import { productFinder } from './product-finder.ts';
import { reduceForTopicalCombination } from './topical-combination.ts';

const isId = (part: string): boolean => /^[1-9]\d{0,8}$/.test(part);

/** No cart is longer; a longer list was not written by this code. */
export const MAX_PRODUCTS = 50;

/**
 * Reads the `products` query parameter, product ids with commas between them that the cart begins with (S2.49). Other
 * values are `ignored`, so that the page can say so in a note; only the catalog knows whether an id is a product or a
 * bundle.
 */
export const readProductsParam = (param: string): { ids: number[]; ignored: string[] } => {
  const parts = new Set(
    param
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  const ids = [...parts].filter(isId);
  return {
    ids: ids.slice(0, MAX_PRODUCTS).map(Number),
    ignored: [...[...parts].filter((part) => !isId(part)), ...ids.slice(MAX_PRODUCTS)],
  };
};

/** `[239, 211]` becomes `239,211`. */
export const toProductsParam = (productIds: readonly number[]): string => productIds.join(',');

/**
 * A consistent cart with these products: the topical combination replaces what it contains, and of
 * other products in conflict the last one stays. Closed, without notices or undo; the upsells are the given ones or the
 * defaults. Throws on unknown ids.
 */
export const cartOf = (
  productIds: readonly number[],
  products: readonly CartProduct[],
  upsellProductIds?: readonly number[],
): CartState => {
  const empty = emptyCart(products);
  const suggested = (upsellProductIds ?? empty.upsellProductIds).map(productFinder(products));
  const { kept } = reduceForTopicalCombination(productIds, products);
  const filled = changeCart(
    { ...empty, upsellProductIds: [...new Set(suggested.map(({ id }) => id))] },
    { add: kept },
    products,
  ).state;
  return { ...filled, isOpen: false, notices: empty.notices, undoTo: null };
};
