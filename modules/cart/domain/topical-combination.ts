import type { DrugType } from '#modules/catalogue/index.ts';
import type { CartProduct } from './cart-product.ts';
import { productFinder } from './product-finder.ts';

const combinations: readonly DrugType[] = [
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
];

/** Oral finasteride, minoxidil in every form, oral minoxidil. */
const notWithCombination: readonly DrugType[] = [
  'finasteride',
  'minoxidil',
  'minoxidil_foam',
  'minoxidil_spray',
  'minoxidil_oral',
];

/**
 * The topical combination selected together with what it already contains: those others are removed, whatever the order
 * of the list, and the rest is kept (S4.18). When `removedAny`, the caller clears what is stored locally, reloads with
 * `kept` in the products parameter, and informs the visitor.
 */
export const reduceForTopicalCombination = (
  productIds: readonly number[],
  products: readonly CartProduct[],
): { kept: number[]; removed: number[]; removedAny: boolean } => {
  const find = productFinder(products);
  const isOneOf = (drugTypes: readonly DrugType[], id: number) => drugTypes.includes(find(id).drugType);
  const hasCombination = productIds.some((id) => isOneOf(combinations, id));
  const removed = hasCombination ? productIds.filter((id) => isOneOf(notWithCombination, id)) : [];
  return {
    kept: productIds.filter((id) => !removed.includes(id)),
    removed,
    removedAny: removed.length > 0,
  };
};
