import { otcChangesPort } from '#modules/billing/index.ts';
import { cataloguePort, planProducts } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { planChoices, planVariants } from '../domain/plan-change/plan-choices.ts';

/** What ships to a patient, and the plans and sizes that they could change to, at the prices that are charged. */
export const planChanges = async (scope: Scope, userId: string) => {
  const catalogue = scope.use(cataloguePort);
  const billing = scope.use(otcChangesPort);
  const [current, products] = await Promise.all([billing.recurringProducts(userId), catalogue.products()]);
  const isOffered = catalogue.isOffered;
  const choices = planChoices(current, {
    plans: catalogue.plans(),
    products,
    isOffered,
    productsOf: (option, cadence) => planProducts(option, cadence, products),
  });
  const variants = planVariants(current, products, isOffered);
  const prices = await billing.refillPrices(userId, [
    ...current.map(({ productId }) => ({ productIds: [productId], inPlaceOf: productId })),
    ...choices.map(({ productIds }) => ({ productIds, inPlaceOf: null })),
    ...variants.map(({ productId, ofProductId }) => ({ productIds: [productId], inPlaceOf: ofProductId })),
  ]);
  const priced = <T extends { readonly price: number }>(all: readonly T[], from: number): T[] =>
    all.map((one, index) => ({ ...one, price: prices[from + index] ?? one.price }));
  return {
    plan: priced(current, 0).map(({ cycleInDays, ...one }) => ({ ...one, everyDays: cycleInDays })),
    choices: priced(choices, current.length),
    variants: priced(variants, current.length + choices.length),
  };
};
