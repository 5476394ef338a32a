import { otcChangesPort, type RecurringProduct, type RefillPrice } from '#modules/billing/index.ts';
import { cataloguePort, planProducts } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { planChoices, planVariants } from '../domain/plan-change/plan-choices.ts';

const unpriced = ({ price }: { readonly price: number }): RefillPrice => ({
  amount: price,
  later: { amount: price, laterSteps: [] },
});

/** What ships to a patient, and the plans and sizes that they could change to, at the prices that are charged. One statement. */
export const planChanges = async (scope: Scope, userId: string) => {
  const catalogue = scope.use(cataloguePort);
  const products = await catalogue.products();
  const { isOffered } = catalogue;
  const plans = catalogue.plans();
  const productsOf = (option: readonly number[], cadence: number) => planProducts(option, cadence, products);
  const choicesFor = (current: readonly RecurringProduct[]) =>
    planChoices(current, { plans, products, isOffered, productsOf });
  const { current, prices } = await scope.use(otcChangesPort).refillPrices(userId, products, (now) => [
    ...now.map(({ productId }) => ({ productIds: [productId], inPlaceOf: productId })),
    ...choicesFor(now).map(({ productIds }) => ({ productIds, inPlaceOf: null })),
    ...planVariants(now, products, isOffered).map(({ productId, ofProductId }) => ({
      productIds: [productId],
      inPlaceOf: ofProductId,
    })),
  ]);
  const choices = choicesFor(current);
  const variants = planVariants(current, products, isOffered);
  const priced = <T extends { readonly price: number }>(all: readonly T[], from: number) =>
    all.map((one, index) => {
      const { amount, later } = prices[from + index] ?? unpriced(one);
      return { ...one, price: amount, later };
    });
  return {
    plan: priced(current, 0).map(({ cycleInDays, ...one }) => ({ ...one, everyDays: cycleInDays })),
    choices: priced(choices, current.length),
    variants: priced(variants, current.length + choices.length),
  };
};
