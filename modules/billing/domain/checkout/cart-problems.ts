import type { FieldProblem } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { groundOnlyProblem } from '../pricing/shipping-limits.ts';

/** An upper limit that no real order reaches. */
export const MAX_CART_PRODUCTS = 20;

const conflict = (a: Product, b: Product): boolean =>
  a.conflictProductCollections.some((collection) => collection.productIds.includes(b.id));

/**
 * Why these products cannot be bought together; empty when they can. `ids` are the requested ids, `products` the
 * ones that the catalog has.
 */
export const cartProblems = (
  ids: readonly number[],
  products: readonly Product[],
): readonly FieldProblem[] => {
  const problem = (message: string): FieldProblem[] => [{ field: 'productIds', message }];
  if (ids.length === 0) return problem('Your cart is empty.');
  if (ids.length > MAX_CART_PRODUCTS)
    return problem(`Order at most ${MAX_CART_PRODUCTS} products at a time.`);
  const orderable = new Set(products.filter((product) => product.userSelectable).map(({ id }) => id));
  if (ids.some((id) => !orderable.has(id))) return problem('One of these products cannot be ordered.');
  for (const [index, a] of products.entries())
    for (const b of products.slice(index + 1))
      if (a.id !== b.id && (conflict(a, b) || conflict(b, a)))
        return problem(
          `${a.publicDisplayedName} and ${b.publicDisplayedName} cannot be taken together. Choose one.`,
        );
  return [];
};

/** A problem for each product that is not sold in the destination state, or cannot be sent there. Empty while the state is unknown. */
export const stateProblems = (products: readonly Product[], state: string): readonly FieldProblem[] =>
  products.flatMap((product) => {
    const problem = product.unavailableStates.includes(state)
      ? `${product.publicDisplayedName} is not sold in ${stateName(state)}.`
      : groundOnlyProblem({ ...product, displayedName: product.publicDisplayedName }, state);
    return problem
      ? [{ field: 'address.state', message: `${problem} Remove it from your cart to order the rest.` }]
      : [];
  });
