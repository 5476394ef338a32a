import type { Scope } from '#server/scope.ts';
import type { RefillPlan, RefillPlans } from '../../refill-plans-port.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { priceRefills, refillAmount } from '../subscriptions/refill-lines.ts';
import { changeRefill, refillChangeOf } from './change-refill.ts';

const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired';

/** On hold for a prescription too: the pause is made when the hold has ended. */
const mayPause = ({ status }: Subscription): boolean => status !== 'past_due' && status !== 'unpaid';

const planOf = (scope: Scope, subscription: Subscription, amount: number): RefillPlan => ({
  subscriptionId: subscription.id,
  products: subscription.products.map((product) => ({
    ...product,
    cycleInDays: subscription.cycleInDays,
    nextBillingDate: subscription.nextBillingDate,
  })),
  needsPrescription: subscription.needsPrescription,
  amount,
  everyDays: everyDays(subscription),
  nextBillingDate: subscription.nextBillingDate,
  mayPause: mayPause(subscription),
  priceOf: (products) => refillAmount(scope, { ...subscription, products }),
});

/** The contract is documented at the port. */
export const refillPlans = (scope: Scope): RefillPlans => ({
  of: async (userId) => {
    const subscriptions = await subscriptionRepository(scope.db).ofUser(userId);
    const running = subscriptions.filter((subscription) => !hasEnded(subscription));
    const prices = await priceRefills(scope, running);
    return running.map((subscription, index) => planOf(scope, subscription, prices[index]?.total ?? 0));
  },

  pause: async ({ userId, subscriptionId, until, requestId }) => {
    const patient = { role: 'patient', id: userId, impersonatorId: null } as const;
    const wanted = { subscriptionId, kind: 'pause', date: until };
    const quote = await refillChangeOf(scope, patient, wanted);
    if (!quote.ok) return quote;
    const { consentVersion } = quote.value;
    // A pause charges nothing, so there is no text to agree to.
    return changeRefill(scope, patient, wanted, {
      requestId,
      agreed: false,
      consentVersion,
      shownHash: null,
      ip: '',
      userAgent: '',
    });
  },
});
