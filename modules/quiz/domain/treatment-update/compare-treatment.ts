import type { RecurringProduct } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Recommendations } from '../mini-quiz/index.ts';

/** A product that ships to the patient now. */
export type CurrentProduct = RecurringProduct;

/**
 * `keep`: taken and suggested. `other`: taken, but not suggested by the answers. `add`: suggested and not taken;
 * `replaces` names a current product that must not be taken together with it.
 */
export type Suggestion =
  | { readonly kind: 'keep'; readonly current: CurrentProduct; readonly reason: string }
  | { readonly kind: 'other'; readonly current: CurrentProduct }
  | {
      readonly kind: 'add';
      readonly product: Product;
      readonly reason: string;
      readonly replaces: readonly CurrentProduct[];
    };

const notTogether = (product: Product, { productId }: CurrentProduct): boolean =>
  product.conflictProductCollections.some(({ productIds }) => productIds.includes(productId));

/** The plan with the same cadence as the current products, so that all ship together. */
const asOften = (
  product: Product,
  current: readonly CurrentProduct[],
  products: readonly Product[],
): Product => {
  const rhythm = current.find(({ needsPrescription }) => needsPrescription === product.needsPrescription);
  return (
    products.find(
      ({ drugType, supplyInDays, userSelectable, buyNow }) =>
        drugType === product.drugType && supplyInDays === rhythm?.cycleInDays && userSelectable && !buyNow,
    ) ?? product
  );
};

/** A patient's plan compared with what their answers suggest: current products first, then new ones. */
export const compareTreatment = (
  current: readonly CurrentProduct[],
  recommended: Recommendations['products'],
  products: readonly Product[],
): readonly Suggestion[] => {
  const has = (drugType: string): boolean => current.some((each) => each.drugType === drugType);
  const now = current.map((each): Suggestion => {
    const found = recommended.find(({ product }) => product.drugType === each.drugType);
    return found ? { kind: 'keep', current: each, reason: found.reason } : { kind: 'other', current: each };
  });
  const added = recommended
    .filter(({ product }) => !has(product.drugType))
    .map(({ product, reason }): Suggestion => {
      const plan = asOften(product, current, products);
      return {
        kind: 'add',
        product: plan,
        reason,
        replaces: current.filter((each) => notTogether(plan, each)),
      };
    });
  return [...now, ...added];
};
