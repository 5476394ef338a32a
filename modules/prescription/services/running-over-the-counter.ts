import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { isJudgedOverTheCounter } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';

/** A drug that the patient gets from us without a prescription. */
export interface OverTheCounterDrug {
  readonly drugType: DrugType;
  readonly productIds: readonly number[];
}

/** The drugs without a prescription that are ordered and not sent, or subscribed, each once. */
export const runningOverTheCounter = async (
  scope: Scope,
  userId: string,
): Promise<readonly OverTheCounterDrug[]> => {
  const ordered = await scope.use(billingPort).orderedProducts(userId);
  const running = ordered.filter(
    ({ drugType, stage }) => stage !== 'dispensed' && isJudgedOverTheCounter(drugType),
  );
  return [...new Set(running.map(({ drugType }) => drugType))].map((drugType) => ({
    drugType,
    productIds: [
      ...new Set(running.filter((one) => one.drugType === drugType).map(({ productId }) => productId)),
    ],
  }));
};
