import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { ordinal } from '#kernel/ordinal.ts';
import { creditSentence } from '../checkout/credit-sentence.ts';

interface Restarted {
  readonly productNames: readonly string[];
  readonly amount: Cents;
  /** Number of packages at that price; null: every one. */
  readonly cycles: number | null;
  readonly laterAmount: Cents;
  readonly everyDays: number;
  readonly on: Date;
  readonly isToday: boolean;
  readonly isTaxed: boolean;
  /** Cents of credit that the patient has. */
  readonly credit: Cents;
}

const prices = ({ amount, cycles, laterAmount, everyDays }: Restarted): string => {
  const every = `every ${everyDays} days`;
  if (cycles === null || amount === laterAmount) return `, and then ${formatMoney(amount)} ${every}`;
  const same = cycles > 1 ? `, then ${formatMoney(amount)} ${every}` : '';
  return `${same}, and ${formatMoney(laterAmount)} ${every} from the ${ordinal(cycles + 1)} package on`;
};

/** The text beside the box for a patient who starts an ended subscription again. */
export const reactivationConsentText = (restarted: Restarted): string => {
  const { productNames, amount, on, isToday, isTaxed, credit } = restarted;
  const first = isToday ? `today, ${formatDate(on)}` : `on ${formatDate(on)}`;
  const tax = isTaxed
    ? ' Sales tax is included; if it changes, I am told the new amount in that reminder.'
    : '';
  return `I start ${productNames.join(' and ')} again. My card is charged ${formatMoney(amount)} ${first}${prices(restarted)}, until I cancel.${creditSentence(credit)} I am reminded 7 days before each later charge.${tax} I can cancel online at any time, at once and free of charge.`;
};
