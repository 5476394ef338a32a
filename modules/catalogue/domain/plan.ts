import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import type { Product } from './product.ts';

/** Every plan (S3.32), in order. */
export const planIdentifiers = [
  'plan-a',
  'plan-a-with-keto',
  'plan-b',
  'plan-b-with-keto',
  'plan-c',
  'plan-c-with-keto',
  'plan-d',
  'minoxidil-foam',
  'minoxidil-foam-with-keto',
  'finasteride-and-minoxidil-foam',
  'finasteride-and-minoxidil-foam-with-keto',
  'ketoconazole-shampoo',
  'plan-follicular-unit-extraction',
  'platelet_rich_plasma_treatment',
] as const;

export type PlanIdentifier = (typeof planIdentifiers)[number];

/** A named plan. Each option is a full set of product ids; the first is the default. No options: the doctor decides. */
export interface Plan {
  readonly identifier: PlanIdentifier;
  readonly name: string;
  readonly options: readonly (readonly number[])[];
}

/**
 * A combination with its own id. It is not a product: price, conflicts and prescription requirement are those of
 * its components.
 */
export interface Bundle {
  readonly id: number;
  readonly name: string;
  readonly productIds: readonly number[];
}

/** Replaces each bundle by its components, each id once; other ids stay as they are. */
export const expandBundles = (ids: readonly number[], bundles: readonly Bundle[]): number[] => {
  const components = new Map(bundles.map(({ id, productIds }) => [id, productIds]));
  return [...new Set(ids.flatMap((id) => components.get(id) ?? [id]))];
};

type PlanProduct = Pick<Product, 'id' | 'displayedName' | 'supplyInDays'>;

/**
 * The products of one option of a plan at a cadence in months. Options name the three-month products, because
 * three months is the base plan (S3.22); a product that does not exist at the cadence stays at three months.
 * Throws on an id that is not in `products`.
 */
export const planProducts = <P extends PlanProduct>(
  option: readonly number[],
  cadence: number,
  products: readonly P[],
): P[] =>
  option.map((id) => {
    const base = products.find((product) => product.id === id);
    if (!base) throw new Error(`Product ${id} of a plan is not in the products data: update the data.`);
    const isSame = ({ displayedName, supplyInDays }: P): boolean =>
      displayedName === base.displayedName && supplyInDays === cadence * DAYS_PER_MONTH;
    return products.find(isSame) ?? base;
  });
