import type { FieldProblem } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import type { Product } from '#modules/catalogue/index.ts';

/** More products than anyone takes. */
export const MAX_CART_PRODUCTS = 20;

const conflict = (a: Product, b: Product): boolean =>
  a.conflictProductCollections.some((collection) => collection.productIds.includes(b.id));

/**
 * Why these products cannot be bought together; empty when they can. `ids` is what was asked for, `products` what
 * the catalogue has of it.
 */
export const cartProblems = (
  ids: readonly number[],
  products: readonly Product[],
): readonly FieldProblem[] => {
  const problem = (message: string): FieldProblem[] => [{ field: 'productIds', message }];
  if (ids.length === 0) return problem('Your cart is empty.');
  if (ids.length > MAX_CART_PRODUCTS) return problem(`Order at most ${MAX_CART_PRODUCTS} products at once.`);
  const orderable = new Set(products.filter((product) => product.userSelectable).map(({ id }) => id));
  if (ids.some((id) => !orderable.has(id))) return problem('One of these products cannot be ordered.');
  for (const [index, a] of products.entries())
    for (const b of products.slice(index + 1))
      if (a.id !== b.id && (conflict(a, b) || conflict(b, a)))
        return problem(
          `${a.publicDisplayedName} and ${b.publicDisplayedName} are not taken together. Choose one.`,
        );
  return [];
};

/** The products that are not sold in the state they would go to, each named. Empty while no state is known. */
export const stateProblems = (products: readonly Product[], state: string): readonly FieldProblem[] =>
  products
    .filter((product) => product.unavailableStates.includes(state))
    .map((product) => ({
      field: 'address.state',
      message: `${product.publicDisplayedName} is not sold in ${stateName(state)}. Take it out of your cart to order the rest.`,
    }));
