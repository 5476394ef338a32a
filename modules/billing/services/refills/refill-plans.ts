import type { Scope } from '#server/scope.ts';
import type { RefillPlan, RefillPlans } from '../../refill-plans-port.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreedProduct } from '../checkout/create-purchase.ts';
import { priceRefills } from '../subscriptions/refill-lines.ts';
import { refillInPlaceOf } from '../subscriptions/remaining-discounts.ts';
import { changeRefill, refillChangeOf } from './change-refill.ts';

const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired';

/** Also on hold for a prescription: the pause begins when the hold has ended. */
const mayPause = ({ status }: Subscription): boolean => status !== 'past_due' && status !== 'unpaid';

const planOf = (subscription: Subscription): Omit<RefillPlan, 'amount' | 'sizePrices'> => ({
  subscriptionId: subscription.id,
  products: subscription.products.map((product) => ({
    ...product,
    cycleInDays: subscription.cycleInDays,
    nextBillingDate: subscription.nextBillingDate,
  })),
  needsPrescription: subscription.needsPrescription,
  everyDays: everyDays(subscription),
  nextBillingDate: subscription.nextBillingDate,
  mayPause: mayPause(subscription),
});

/** The contract is documented at the port. */
export const refillPlans = (scope: Scope): RefillPlans => ({
  of: async (userId, sizesOf = () => []) => {
    const subscriptions = await subscriptionRepository(scope.db).ofUser(userId);
    const running = subscriptions.filter((subscription) => !hasEnded(subscription));
    const plans = running.map((subscription) => ({ subscription, plan: planOf(subscription) }));
    const priced = plans.map(({ subscription, plan }) => [
      subscription,
      ...sizesOf(plan).map((products) => refillInPlaceOf(subscription, products.map(agreedProduct))),
    ]);
    const prices = await priceRefills(scope, priced.flat());
    let from = 0;
    return plans.map(({ plan }, index) => {
      const count = priced[index]?.length ?? 0;
      from += count;
      const [amount = 0, ...sizePrices] = prices.slice(from - count, from).map(({ total }) => total);
      return { ...plan, amount, sizePrices };
    });
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
