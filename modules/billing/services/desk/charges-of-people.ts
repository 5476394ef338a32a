import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { creditsOfCharges } from '../../domain/checkout/next-credit.ts';
import { chargedNext } from '../../domain/desk/subscription-search.ts';
import type { SubscriptionWithCredit } from '../../repositories/desk-subscriptions.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { knownRefillAmounts } from '../subscriptions/refill-lines.ts';

const ended: readonly Subscription['status'][] = ['canceled', 'incomplete_expired'];

const noCredit = { left: 0, promised: [] };

/** Whether the next billing date is the day of a charge. */
export const isChargedNext = ({ status, nextBillingDate, waitsForDispute }: Subscription): boolean =>
  chargedNext.includes(status) && nextBillingDate !== null && !waitsForDispute;

/**
 * Cents of the next charge of each subscription by id, less credit: what its patient is shown. `subscriptions`: all of
 * these people's. Left out: those with no charge ahead, and those whose tax a service would have to be asked for.
 */
export const chargesOfPeople = async (
  scope: Scope,
  subscriptions: readonly SubscriptionWithCredit[],
): Promise<ReadonlyMap<string, Cents>> => {
  const dated = subscriptions.filter(
    ({ status, nextBillingDate }) => nextBillingDate !== null && !ended.includes(status),
  );
  const userIds = [...new Set(dated.map(({ userId }) => userId))];
  if (userIds.length === 0) return new Map();
  const amounts = await knownRefillAmounts(scope, dated);
  const priced = dated.map((subscription, index) => ({ subscription, full: amounts[index] ?? null }));
  return new Map(
    userIds.flatMap((userId) => {
      const theirs = priced.filter(({ subscription }) => subscription.userId === userId);
      const plan = theirs[0]?.subscription.creditPlan ?? noCredit;
      // Which charge takes the credit depends on the amounts of all of them.
      if (plan.left > 0 && theirs.some(({ full }) => full === null)) return [];
      const credits = creditsOfCharges(
        plan,
        theirs.map(({ subscription: { id, nextBillingDate: on }, full }) => ({ id, on, full: full ?? 0 })),
      );
      return theirs.flatMap(({ subscription, full }) =>
        full === null || !isChargedNext(subscription)
          ? []
          : [[subscription.id, full - (credits.get(subscription.id) ?? 0)] as const],
      );
    }),
  );
};
