import { afterCredit } from '#client/ui/after-credit.ts';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';

interface Subscription {
  readonly productNames: readonly string[];
  readonly amount: number;
  /** Cents of the next charge, after credit. */
  readonly nextAmount: number;
  readonly credit: number;
  readonly nextBillingDate: string | null;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
}

/** When a subscription is charged, in one exact sentence. */
export const chargeSentence = (subscription: Subscription): string => {
  const { amount, nextAmount, credit, nextBillingDate, needsPrescription, cycleInDays } = subscription;
  const every = `${formatMoney(amount)} every ${cycleInDays} days until you cancel`;
  if (nextBillingDate && credit > 0)
    return `Next charge on ${formatDate(nextBillingDate)}: ${formatMoney(nextAmount)}${afterCredit(credit)}. Then ${every}.`;
  if (nextBillingDate) return `Next charge on ${formatDate(nextBillingDate)}, then ${every}.`;
  return needsPrescription
    ? `Nothing until a clinician approves. After that, ${every}; the date of the next charge is set on that day.`
    : `${every}. The date of the next charge is set when your first payment goes through.`;
};
