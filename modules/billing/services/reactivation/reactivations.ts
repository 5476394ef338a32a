import { ok } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { productsToReorder } from '../../domain/customer.ts';
import type { AgreedDiscount } from '../../domain/pricing/discount.ts';
import type { Reactivations } from '../../reactivation-port.ts';
import { offerDiscountRepository } from '../../repositories/offer-discounts.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { holdingsOf } from '../views/billing-overview.ts';
import { judgeReactivation } from './judge-reactivation.ts';
import { priceRestarted, restartedOf } from './price-reactivation.ts';
import { quoteReactivation } from './quote-reactivation.ts';
import { startAgain } from './start-again.ts';

/** An offer that is not made yet, to see its effect. */
const percentOff = (percent: number, productIds: readonly number[]): AgreedDiscount => ({
  discountId: '',
  description: '',
  lineKind: 'offer',
  kind: 'percent',
  value: percent,
  appliesTo: 'everything',
  productIds,
  cycles: 1,
});

const offerable =
  (scope: Scope): Reactivations['offerable'] =>
  async (userId, subscriptionId, percent) => {
    const all = await subscriptionRepository(scope.db).ofUser(userId);
    const subscription = all.find(({ id }) => id === subscriptionId);
    const restarted = subscription ? await restartedOf(scope, subscription) : null;
    if (!subscription || !restarted) return null;
    const productIds = subscription.products.map(({ productId }) => productId);
    const discount = percentOff(percent, productIds);
    const { first, later } = await priceRestarted(scope, subscription, restarted, discount);
    if (first.total >= later.total) return null;
    // A required first step can be taken; a refusal cannot be resolved.
    if (!(await judgeReactivation(scope, subscription, restarted)).ok) return null;
    const holdings = await holdingsOf(scope, all);
    return {
      productIds,
      productNames: subscription.products.map(({ name }) => name),
      isThreeMonthCase: productsToReorder(holdings) !== null,
    };
  };

/** The contract of each is documented at the port. */
export const reactivations = (scope: Scope): Reactivations => {
  const discounts = offerDiscountRepository(scope.db);
  return {
    offerable: offerable(scope),
    promise: async ({ userId, terms, productIds, until }) => {
      const id = scope.ids.uuid();
      await discounts.add({ ...terms, id, userId, productIds, from: scope.clock.now(), until });
      return id;
    },
    keep: discounts.keep,
    quote: async (userId, subscriptionId, discountId) => {
      const quoted = await quoteReactivation(scope, userId, subscriptionId, discountId);
      if (!quoted.ok) return quoted;
      return ok('kind' in quoted.value ? quoted.value : quoted.value.quote);
    },
    start: (actor, subscriptionId, discountId, answer) =>
      startAgain(scope, actor, { subscriptionId, discountId }, answer),
  };
};
