import { addDays, formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { everyLaterCharge } from './checkout/consent-text.ts';
import { creditSentence } from './checkout/credit-sentence.ts';
import type { LaterAmounts } from './checkout/quote.ts';
import { CHARGE_NOTICE_DAYS } from './schedule/billing-dates.ts';

/** How long a patient may take their own cancellation back. Later they order again, with a new evaluation. */
export const UNDO_WITHIN_DAYS = 30;

const latestOf = (first: Date, others: readonly Date[]): Date =>
  new Date(Math.max(first.getTime(), ...others.map((date) => date.getTime())));

/**
 * The next charge after a cancellation was taken back: the day that was planned, but not before it can be announced and
 * not before the supply on hand allows it. When a package was stopped with the cancellation, the first such day. Null
 * while it is paused without an end.
 */
export const undoneCharge = (
  planned: Date | null,
  {
    now,
    notBefore,
    isStopped,
  }: { readonly now: Date; readonly notBefore: readonly Date[]; readonly isStopped: boolean },
): Date | null => {
  if (planned === null) return null;
  const earliest = latestOf(addDays(now, CHARGE_NOTICE_DAYS), notBefore);
  return isStopped || planned < earliest ? earliest : planned;
};

interface Undone {
  readonly productNames: readonly string[];
  /** Of the next charge. */
  readonly amount: Cents;
  readonly later: LaterAmounts;
  readonly everyDays: number;
  readonly on: Date | null;
  /** Cents of credit that the patient has. */
  readonly credit: Cents;
}

/** The text beside the box. */
export const undoConsentText = ({ productNames, amount, later, everyDays, on, credit }: Undone): string => {
  const names = productNames.join(' and ');
  const again = everyLaterCharge(amount, later, everyDays);
  const isSame = later.amount === amount;
  const charge = on
    ? `My card is charged ${formatMoney(amount)} on ${formatDate(on)}, and then ${again} until I cancel.`
    : `Nothing is charged until I ask for the next package; then ${formatMoney(amount)}${isSame ? '' : ', and then'} ${again} until I cancel.`;
  return `I take my cancellation of ${names} back. ${charge}${creditSentence(credit)} I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.`;
};
