import { formatMoney } from '#kernel/money.ts';
import type { NextCharge, Quote } from './quote.ts';

/** Version of the texts about recurring charges; the version of one text adds a fingerprint of it. */
export const RECURRING_VERSION = '2026-11';

const charge = ({ on, products, amount, cycleInDays, afterDays }: NextCharge): string => {
  const names = products.map((product) => product.displayedName).join(' and ');
  const start = on ? 'today' : 'when a clinician approves it';
  return `${formatMoney(amount)} for ${names}: first ${start}, again ${afterDays} days later, then every ${cycleInDays} days`;
};

/**
 * The text beside the checkbox: what is charged, how often, until when, and how to cancel. Counts days instead of
 * naming dates, so that the text for one cart is the same on every day. Empty without a subscription.
 */
export const recurringConsentText = (quote: Quote): string =>
  quote.nextCharges.length === 0
    ? ''
    : `I agree that my card is charged until I cancel: ${quote.nextCharges.map(charge).join('; ')}. I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.`;
