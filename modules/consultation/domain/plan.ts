import type { Cents } from '#kernel/money.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';

/** One line of a plan. The product id identifies drug, strength, count and cadence. */
export interface PlanItem {
  readonly productId: number;
  readonly drugType: DrugType;
  readonly needsPrescription: boolean;
  readonly price: Cents;
}

/** A product as a line of a plan, at its current price. */
export const planItem = ({
  id,
  drugType,
  needsPrescription,
  price,
}: Pick<Product, 'id' | 'drugType' | 'needsPrescription' | 'price'>): PlanItem => ({
  productId: id,
  drugType,
  needsPrescription,
  price,
});

/**
 * The products, those of the plan at the plan's prices: a price that was shown and agreed to does not change with the
 * catalog.
 */
export const atPlanPrices = <P extends { readonly id: number; readonly price: Cents }>(
  products: readonly P[],
  items: readonly PlanItem[],
): readonly P[] =>
  products.map((product) => ({
    ...product,
    price: items.find(({ productId }) => productId === product.id)?.price ?? product.price,
  }));

export interface PlanComparison {
  readonly result: 'same' | 'changed';
  /** The patient must accept before anything is prescribed or charged. */
  readonly needsAcceptance: boolean;
}

const linesOf = (items: readonly PlanItem[], key: (item: PlanItem) => string): string =>
  items.map(key).sort().join();

/**
 * Compares what the patient requested with what the clinician proposes, in any order. Any
 * difference in a prescription item or in a price needs their acceptance, even a lower price.
 */
export const compareProducts = (
  userProducts: readonly PlanItem[],
  doctorProducts: readonly PlanItem[],
): PlanComparison => {
  const differs = (key: (item: PlanItem) => string): boolean =>
    linesOf(userProducts, key) !== linesOf(doctorProducts, key);
  return {
    result: differs((item) => `${item.productId}:${item.price}`) ? 'changed' : 'same',
    needsAcceptance: differs((item) => `${item.needsPrescription ? item.productId : 'other'}:${item.price}`),
  };
};

/** Whether the plan is accepted without asking the patient again (`automaticTpaAllowed`, S3.50). */
export const acceptsItself = (automaticTpaAllowed: boolean, comparison: PlanComparison): boolean =>
  automaticTpaAllowed && comparison.result === 'same';
