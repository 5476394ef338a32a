import { otcChangesPort } from '#modules/billing/index.ts';
import { cataloguePort, planProducts } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { planChoices, planVariants } from '../domain/plan-change/plan-choices.ts';

/** What ships to a patient, and the plans and sizes that they could change to. One statement. */
export const planChanges = async (scope: Scope, userId: string) => {
  const catalogue = scope.use(cataloguePort);
  const [current, products] = await Promise.all([
    scope.use(otcChangesPort).recurringProducts(userId),
    catalogue.products(),
  ]);
  const isOffered = catalogue.isOffered;
  return {
    plan: current.map(({ cycleInDays, ...one }) => ({ ...one, everyDays: cycleInDays })),
    choices: planChoices(current, {
      plans: catalogue.plans(),
      products,
      isOffered,
      productsOf: (option, cadence) => planProducts(option, cadence, products),
    }),
    variants: planVariants(current, products, isOffered),
  };
};
