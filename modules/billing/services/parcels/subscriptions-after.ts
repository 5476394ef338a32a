import { formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import type { Scope } from '#server/scope.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';

/** The subscriptions that an order was for. */
export const subscriptionsOf = (
  tx: Scope,
  { lines }: Pick<CustomerOrder, 'lines'>,
): Promise<readonly Subscription[]> =>
  subscriptionRepository(tx.db).byIds([
    ...new Set(lines.flatMap(({ subscriptionId }) => subscriptionId ?? [])),
  ]);

const runs: readonly Subscription['status'][] = ['active', 'snoozed'];

/** What happens next with the subscriptions of an order that does not arrive, in a sentence; empty without any. */
export const whatHappensNext = async (
  tx: Scope,
  order: Pick<CustomerOrder, 'lines' | 'userId'>,
): Promise<string> => {
  const dates = (await subscriptionsOf(tx, order))
    .filter(({ status }) => runs.includes(status))
    .flatMap(({ nextBillingDate }) => nextBillingDate ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  const [next] = dates;
  if (!next) return '';
  const day = inTimeZone(await tx.use(accountPort).timeZone(order.userId), () => formatDate(next));
  return `Your subscription will continue: the next charge is planned for ${day}. You can change the date or cancel in your account.`;
};
