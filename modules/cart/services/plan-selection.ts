import { cataloguePort, type Plan, type Product, planProducts } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';

/** One form of a plan at one cadence. */
export interface PlanOffer {
  readonly identifier: string;
  /** Position among the options of the plan: tablet or gel, solution or tablet. */
  readonly option: number;
  /** Months; a product that is not sold at this cadence is in its base plan. */
  readonly cadence: number;
  readonly productIds: readonly number[];
}

export interface PlanSelection {
  readonly offers: readonly PlanOffer[];
  readonly products: readonly Product[];
}

const cadences = [3, 6, 12];

/**
 * “Let the doctor decide” names no products, but a visit is opened by a request for a prescription. The first
 * option of plan-b, finasteride, is used until the clinician has chosen: nothing else is charged before the decision.
 */
const standIn = 'plan-b';

const optionsOf = (plan: Plan, plans: readonly Plan[]): readonly (readonly number[])[] =>
  plan.options.length > 0
    ? plan.options
    : plans.filter(({ identifier }) => identifier === standIn).flatMap(({ options }) => options.slice(0, 1));

/** Every plan that has an identifier (S3.32), with its products at each cadence. */
export const planSelection = async (scope: Scope): Promise<PlanSelection> => {
  const catalogue = scope.use(cataloguePort);
  const products = await catalogue.products();
  const plans = catalogue.plans();
  const offers = plans.flatMap((plan) =>
    optionsOf(plan, plans).flatMap((ids, option) =>
      cadences.map((cadence) => ({
        identifier: plan.identifier,
        option,
        cadence,
        productIds: planProducts(ids, cadence, products).map(({ id }) => id),
      })),
    ),
  );
  const offered = offers.filter(({ productIds }) =>
    products.every((product) => !productIds.includes(product.id) || catalogue.isOffered(product)),
  );
  const named = new Set(offered.flatMap(({ productIds }) => productIds));
  return { offers: offered, products: products.filter(({ id }) => named.has(id)) };
};
