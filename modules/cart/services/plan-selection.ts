import { cataloguePort, type Plan, type Product, planProducts } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';

/** One way to take a plan at one cadence. */
export interface PlanOffer {
  readonly identifier: string;
  /** Place among the options of the plan: tablet or gel, solution or tablet. */
  readonly option: number;
  /** Months; products that do not come at it are in their base plan. */
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
 * option of plan-b, finasteride, stands in until the clinician has chosen: it alone is never charged before he has.
 */
const standIn = 'plan-b';

const optionsOf = (plan: Plan, plans: readonly Plan[]): readonly (readonly number[])[] =>
  plan.options.length > 0
    ? plan.options
    : plans.filter(({ identifier }) => identifier === standIn).flatMap(({ options }) => options.slice(0, 1));

/** Every plan that has an identifier (specification section 3), with its products at each cadence. */
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
