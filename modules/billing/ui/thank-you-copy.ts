import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';

/** Orders of one checkout are written within moments of each other. */
const ONE_CHECKOUT_MS = 60_000;

/** The newest order and what was bought with it; empty without orders. */
export const ordersOfLastCheckout = <Order extends { readonly createdAt: string }>(
  orders: readonly Order[],
): Order[] => {
  const times = orders.map((order) => Date.parse(order.createdAt));
  const newest = Math.max(...times);
  return orders.filter((_, index) => newest - (times[index] ?? 0) <= ONE_CHECKOUT_MS);
};

interface Subscription {
  readonly productNames: readonly string[];
  readonly amount: number;
  readonly nextBillingDate: string | null;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
}

/** When a subscription costs, in one exact sentence. */
export const chargeCopy = (subscription: Subscription): string => {
  const { amount, nextBillingDate, needsPrescription, cycleInDays } = subscription;
  const every = `${formatMoney(amount)} every ${cycleInDays} days until you cancel`;
  if (nextBillingDate) return `Next charge on ${formatDate(nextBillingDate)}, then ${every}.`;
  return needsPrescription
    ? `Nothing until a clinician approves. After that, ${every}; the date of the next charge is set on that day.`
    : `${every}. The date of the next charge is set when your first payment goes through.`;
};
