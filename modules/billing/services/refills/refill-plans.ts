import type { Scope } from '#server/scope.ts';
import type { RefillPlan, RefillPlans } from '../../refill-plans-port.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { refillAmount } from '../subscriptions/refill-lines.ts';
import { changeRefill, refillChangeOf } from './change-refill.ts';

const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired';

/** On hold for a prescription too: the pause is made when the hold has ended. */
const mayPause = ({ status }: Subscription): boolean => status !== 'past_due' && status !== 'unpaid';

const planOf = (subscription: Subscription, now: Date): RefillPlan => ({
  subscriptionId: subscription.id,
  products: subscription.products.map((product) => ({
    ...product,
    cycleInDays: subscription.cycleInDays,
    nextBillingDate: subscription.nextBillingDate,
  })),
  needsPrescription: subscription.needsPrescription,
  amount: refillAmount(subscription, now),
  everyDays: everyDays(subscription),
  nextBillingDate: subscription.nextBillingDate,
  mayPause: mayPause(subscription),
});

/** The contract is documented at the port. */
export const refillPlans = (scope: Scope): RefillPlans => ({
  of: async (userId) =>
    (await subscriptionRepository(scope.db).ofUser(userId))
      .filter((subscription) => !hasEnded(subscription))
      .map((subscription) => planOf(subscription, scope.clock.now())),

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
