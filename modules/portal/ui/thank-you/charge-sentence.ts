import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';

interface Subscription {
  readonly productNames: readonly string[];
  readonly amount: number;
  readonly nextBillingDate: string | null;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
}

/** When a subscription is charged, in one exact sentence. */
export const chargeSentence = (subscription: Subscription): string => {
  const { amount, nextBillingDate, needsPrescription, cycleInDays } = subscription;
  const every = `${formatMoney(amount)} every ${cycleInDays} days until you cancel`;
  if (nextBillingDate) return `Next charge on ${formatDate(nextBillingDate)}, then ${every}.`;
  return needsPrescription
    ? `Nothing until a clinician approves. After that, ${every}; the date of the next charge is set on that day.`
    : `${every}. The date of the next charge is set when your first payment goes through.`;
};
