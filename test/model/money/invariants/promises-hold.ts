import { toCalendarDate } from '#kernel/dates.ts';
import type { MoneySnapshot } from '../money-snapshot.ts';
import type { ShownSubscription } from './prices-are-shown.ts';

const dayOf = (date: string | null): string => (date === null ? 'none' : toCalendarDate(new Date(date)));

/** The number of the next order of a subscription: the first order and every refill that was not voided count. */
const nextOrderOf = (all: MoneySnapshot, id: string): number => {
  const orders = all.lines
    .filter(({ subscription_id }) => subscription_id === id)
    .map((line) => line.order_id);
  return 1 + all.invoices.filter((one) => orders.includes(one.order_id) && one.status !== 'void').length;
};

/** What checkout promised for this order of a subscription; undefined when it promised nothing that still holds. */
const promisedAtCheckout = (all: MoneySnapshot, id: string): number | undefined => {
  const next = Math.max(2, nextOrderOf(all, id));
  return all.history.later.get(id)?.findLast(({ fromOrder }) => fromOrder <= next)?.amount;
};

/** What checkout, and the page of the last change, said about the next charge is what the overview shows now. */
export const promisesHold = (
  all: MoneySnapshot,
  subscriptions: readonly ShownSubscription[],
): readonly string[] => {
  const { promised } = all.history;
  const problems = subscriptions.flatMap(({ id, amount, nextBillingDate }) => {
    // What has ended, or has not begun, has no next charge.
    const later = nextBillingDate === null ? undefined : promisedAtCheckout(all, id);
    const last = promised.get(id);
    return [
      ...(later !== undefined && later !== amount
        ? [`The subscription ${id} costs ${amount}; the checkout page said ${later}.`]
        : []),
      ...(last && last.amount !== amount
        ? [`The subscription ${id} costs ${amount}; the page of its change said ${last.amount}.`]
        : []),
      ...(last?.on !== undefined && dayOf(last.on) !== dayOf(nextBillingDate)
        ? [`The next charge is on ${dayOf(nextBillingDate)}; the page of the change said ${dayOf(last.on)}.`]
        : []),
    ];
  });
  promised.clear();
  return problems;
};
