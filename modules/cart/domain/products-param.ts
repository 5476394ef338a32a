import type { CartProduct } from './cart-product.ts';
import { type CartState, emptyCart } from './cart-state.ts';
import { changeCart } from './change-cart.ts';
import { productFinder } from './product-finder.ts';
import { reduceForTopicalCombination } from './topical-combination.ts';

/** An id that stands for several products, such as shampoo with conditioner. */
interface Combination {
  readonly id: number;
  readonly productIds: readonly number[];
}

/**
 * Reads the `products` query parameter, a comma-separated list of product ids (specification section 2). The id of
 * a bundle stands for its components. What is no product that a visitor may choose is `ignored`, so that the page
 * can say so in a note.
 */
export const parseProductsParam = (
  param: string | null | undefined,
  products: readonly CartProduct[],
  bundles: readonly Combination[] = [],
): { productIds: number[]; ignored: string[] } => {
  const meanings = new Map<string, readonly number[]>([
    ...bundles.map(({ id, productIds }) => [String(id), productIds] as const),
    ...products.filter((product) => product.userSelectable).map(({ id }) => [String(id), [id]] as const),
  ]);
  const parts = (param ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    productIds: [...new Set(parts.flatMap((part) => meanings.get(part) ?? []))],
    ignored: [...new Set(parts.filter((part) => !meanings.has(part)))],
  };
};

/** `[239, 211]` becomes `239,211`. */
export const toProductsParam = (productIds: readonly number[]): string => productIds.join(',');

/**
 * A cart that holds these products, made consistent: the topical combination wins over what it contains, and of
 * others in conflict the last one stays. Closed, without notices or undo; the upsells are the given ones or the
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
