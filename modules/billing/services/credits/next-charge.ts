import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { type CreditPlan, creditForNext, creditsOfCharges } from '../../domain/checkout/next-credit.ts';
import { readCreditPlan } from '../../repositories/credits.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { priceRefills, refillAmount } from '../subscriptions/refill-lines.ts';

/** What the next charge of a subscription will be. */
export interface NextCharge {
  /** Cents of one refill: with discounts, shipping and tax. */
  readonly full: Cents;
  /** Cents of credit that are taken off. */
  readonly credit: Cents;
  /** Cents that are charged. */
  readonly amount: Cents;
}

const less = (full: Cents, credit: Cents): NextCharge => ({ full, credit, amount: full - credit });

/** The next charge of a subscription as it is announced or agreed to now. */
export const nextCharge = async (scope: Scope, subscription: Subscription): Promise<NextCharge> => {
  const { id, userId } = subscription;
  const [full, plan] = await Promise.all([
    refillAmount(scope, subscription),
    readCreditPlan(scope.read, userId, scope.clock.now()),
  ]);
  return less(full, creditForNext(plan, { id, full }));
};

/** The next charges of a patient's subscriptions, as shown, in their order. */
export const nextCharges = async (
  scope: Scope,
  subscriptions: readonly Subscription[],
  plan: CreditPlan,
): Promise<readonly NextCharge[]> => {
  const prices = await priceRefills(scope, subscriptions);
  const planned = subscriptions.map(({ id, nextBillingDate: on }, index) => ({
    id,
    on,
    full: prices[index]?.total ?? 0,
  }));
  const credits = creditsOfCharges(plan, planned);
  return planned.map(({ id, full }) => less(full, credits.get(id) ?? 0));
};
