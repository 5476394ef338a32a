import { type Cents, formatMoney } from '#kernel/money.ts';
import { ordinal } from '#kernel/ordinal.ts';
import { creditOf } from './credit-line.ts';
import { linesTotal } from './invoice-line.ts';
import type { LaterAmounts, NextCharge, Quote } from './quote.ts';

/** Version of the texts about recurring charges; the version of one text adds a fingerprint of it. */
export const RECURRING_VERSION = '2026-11';

/** The charges of one subscription: the first, `start` (such as “today”), and the later ones. */
export const chargeText = (
  next: Pick<NextCharge, 'products' | 'firstAmount' | 'amount' | 'laterSteps' | 'cycleInDays' | 'afterDays'>,
  start: string,
): string => {
  const { products, firstAmount, amount, laterSteps, cycleInDays, afterDays } = next;
  const names = products.map((product) => product.displayedName).join(' and ');
  const first = `${formatMoney(firstAmount)} for ${names}: first ${start}`;
  const second =
    amount === firstAmount
      ? `again ${afterDays} days later, then every ${cycleInDays} days`
      : `then ${formatMoney(amount)} from the 2nd order, ${afterDays} days later and every ${cycleInDays} days after that`;
  return `${first}, ${second}${laterText(laterSteps, cycleInDays)}`;
};

/** The amounts of the orders after the second, where a discount ends. */
export const laterText = (
  steps: NextCharge['laterSteps'],
  everyDays: number,
  what: 'order' | 'refill' | 'charge' = 'order',
): string =>
  steps
    .map(
      (step) =>
        `, and ${formatMoney(step.amount)} every ${everyDays} days from the ${ordinal(step.fromOrder)} ${what}`,
    )
    .join('');

/**
 * The charges after the next one, as in “every 90 days”: with the amount where it is not `charged`, what the next one takes, and
 * with the later ones that a discount does not lower any more. `insteadOf`: the days between them before a change.
 */
export const everyLaterCharge = (
  charged: Cents,
  { amount, laterSteps }: LaterAmounts,
  everyDays: number,
  insteadOf?: number,
): string => {
  const instead = insteadOf === undefined ? '' : ` instead of every ${insteadOf} days`;
  const again = amount === charged ? '' : `${formatMoney(amount)} `;
  return `${again}every ${everyDays} days${instead}${laterText(laterSteps, everyDays, 'charge')}`;
};

/** Shipping of the first packages, which no later order has. */
export const shippingOf = ({ today, onApproval }: Pick<Quote, 'today' | 'onApproval'>): string => {
  const fees = [...today.lines, ...onApproval.lines].filter(
    ({ kind, productId }) => kind === 'shipping' || (kind === 'sales_tax' && productId === null),
  );
  const amount = linesTotal(fees);
  const packages = fees.filter(({ kind }) => kind === 'shipping').length;
  if (amount === 0) return '';
  return `; and ${formatMoney(amount)} once for the shipping of the first ${packages > 1 ? `${packages} packages` : 'package'}`;
};

/** Said where tax is in the amounts; empty without any. */
export const taxNote = (quote: Pick<Quote, 'today' | 'onApproval'>): string =>
  [...quote.today.lines, ...quote.onApproval.lines].some(({ kind }) => kind === 'sales_tax')
    ? ' Sales tax is included; if it changes, I am told the new amount in that reminder.'
    : '';

/** What credit takes off the first charges, and what is charged then. */
const creditNote = ({ today, onApproval }: Quote): string => {
  const paid = [
    { ...today, when: 'today' },
    { ...onApproval, when: 'when a clinician approves' },
  ].filter(({ lines }) => creditOf(lines) > 0);
  if (paid.length === 0) return '';
  const credit = formatMoney(creditOf([...today.lines, ...onApproval.lines]));
  const charged = paid.map(({ total, when }) => `${formatMoney(total)} ${when}`).join(' and ');
  return ` My credit of ${credit} is taken off, so I am charged ${charged}.`;
};

/**
 * The text beside the checkbox: what is charged, how often, until when, what it costs once a discount ends, and how to
 * cancel. Counts days instead of naming dates, so that the text for one cart is the same on every day. Empty without a
 * subscription.
 */
export const recurringConsentText = (quote: Quote): string =>
  quote.nextCharges.length === 0
    ? ''
    : `I agree that my card is charged until I cancel: ${quote.nextCharges.map((next) => chargeText(next, next.on ? 'today' : 'when a clinician approves it')).join('; ')}${shippingOf(quote)}.${creditNote(quote)} I am reminded 7 days before each charge.${taxNote(quote)} I can cancel online at any time, at once and free of charge.`;
