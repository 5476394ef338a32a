import { type FlagValues, validatesBillingDate } from '#config/flag-catalogue.ts';
import type { Scope } from '#server/scope.ts';
import type { RefillFacts } from '../../domain/refill-change/refill-change.ts';
import { everyDays, type Subscription } from '../../repositories/subscriptions.ts';
import { checkPrescriptionGate } from '../charging/check-prescription-gate.ts';

/** Facts other than the supply on hand. `flags`: whether dates of non-prescription products are checked. */
export const storedRefillFacts = (subscription: Subscription, flags: FlagValues): RefillFacts => ({
  status: subscription.status,
  nextBillingDate: subscription.nextBillingDate,
  lastChargedAt: subscription.lastChargedAt,
  supplyInDays: subscription.cycleInDays,
  everyDays: everyDays(subscription),
  products: subscription.products,
  // A prescription product is never refilled too soon, whatever a flag says.
  isChecked:
    subscription.needsPrescription ||
    subscription.products.some(({ drugType }) => validatesBillingDate(flags, drugType)),
  notBefore: null,
});

const latestOf = (dates: readonly Date[]): Date | null =>
  dates.reduce<Date | null>((latest, date) => (latest !== null && latest > date ? latest : date), null);

/** With the supply on hand, from the patient's chart. */
export const readRefillFacts = async (
  scope: Scope,
  subscription: Subscription,
  flags: FlagValues,
): Promise<RefillFacts> => {
  const answers = await checkPrescriptionGate(scope, {
    userId: subscription.userId,
    productIds: subscription.products.map(({ productId }) => productId),
    state: subscription.shipTo.address.state,
  });
  const notBefore = latestOf(answers.flatMap(({ notBefore: at }) => at ?? []));
  return { ...storedRefillFacts(subscription, flags), notBefore };
};
