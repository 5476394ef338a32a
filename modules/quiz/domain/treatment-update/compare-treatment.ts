import type { Product } from '#modules/catalogue/index.ts';
import type { Recommendations } from '../mini-quiz/index.ts';

/** What ships to a patient now. */
export interface CurrentProduct {
  readonly productId: number;
  readonly name: string;
  readonly drugType: string;
  /** Cents for one shipment. */
  readonly price: number;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
  readonly nextBillingDate: Date | null;
}

/**
 * `keep`: taken and suggested. `other`: taken, though the answers do not point to it. `add`: suggested and not taken;
 * with `replaces` where it is not taken together with something that ships now.
 */
export type Suggestion =
  | { readonly kind: 'keep'; readonly held: CurrentProduct; readonly reason: string }
  | { readonly kind: 'other'; readonly held: CurrentProduct }
  | {
      readonly kind: 'add';
      readonly product: Product;
      readonly reason: string;
      readonly replaces: readonly CurrentProduct[];
    };

const notTogether = (product: Product, { productId }: CurrentProduct): boolean =>
  product.conflictProductCollections.some(({ productIds }) => productIds.includes(productId));

/** The plan that ships as often as what he gets already, so that it can come in the same package. */
const asOften = (
  product: Product,
  held: readonly CurrentProduct[],
  products: readonly Product[],
): Product => {
  const rhythm = held.find(({ needsPrescription }) => needsPrescription === product.needsPrescription);
  return (
    products.find(
      ({ drugType, supplyInDays, userSelectable, buyNow }) =>
        drugType === product.drugType && supplyInDays === rhythm?.cycleInDays && userSelectable && !buyNow,
    ) ?? product
  );
};

/** A patient's plan beside what his answers suggest now: what he has first, then what is new. */
export const compareTreatment = (
  held: readonly CurrentProduct[],
  recommended: Recommendations['products'],
  products: readonly Product[],
): readonly Suggestion[] => {
  const has = (drugType: string): boolean => held.some((each) => each.drugType === drugType);
  const now = held.map((each): Suggestion => {
    const found = recommended.find(({ product }) => product.drugType === each.drugType);
    return found ? { kind: 'keep', held: each, reason: found.reason } : { kind: 'other', held: each };
  });
  const added = recommended
    .filter(({ product }) => !has(product.drugType))
    .map(({ product, reason }): Suggestion => {
      const plan = asOften(product, held, products);
      return { kind: 'add', product: plan, reason, replaces: held.filter((each) => notTogether(plan, each)) };
    });
  return [...now, ...added];
};
