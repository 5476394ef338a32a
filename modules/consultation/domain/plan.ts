import type { Cents } from '#kernel/money.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';

/** One line of a plan. The product id stands for drug, strength, count and cadence. */
export interface PlanItem {
  readonly productId: number;
  readonly drugType: DrugType;
  readonly needsPrescription: boolean;
  readonly price: Cents;
}

/** A product as a line of a plan, at its present price. */
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
 * Products at the prices of a plan's lines, where they are lines of it: what somebody was shown and agreed to does
 * not follow the catalogue.
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
 * Compares what the patient asked for with what the clinician proposes, in any order. Any
 * difference in a prescription item or in a price needs their acceptance, also when it became cheaper.
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

/** Whether the plan holds without asking the patient again (`automaticTpaAllowed`, S3.50). */
export const acceptsItself = (automaticTpaAllowed: boolean, comparison: PlanComparison): boolean =>
  automaticTpaAllowed && comparison.result === 'same';
