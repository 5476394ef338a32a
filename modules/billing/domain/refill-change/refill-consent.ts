import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { calendarDaysBetween } from '../agreement/charge-agreement.ts';
import { everyLaterCharge } from '../checkout/consent-text.ts';
import type { LaterAmounts } from '../checkout/quote.ts';
import { CHARGE_NOTICE_DAYS } from '../schedule/billing-dates.ts';
import type { RefillChangeKind } from './refill-change.ts';

/** The next charge of a subscription, in cents. */
export interface NextRefill {
  /** Null while none is planned. */
  readonly on: Date | null;
  /** What is charged then. */
  readonly amount: number;
  /** Credit that is used for it; later charges are that much higher. */
  readonly credit: number;
  readonly everyDays: number;
}

const ending = 'I can cancel online at any time, at once and free of charge.';

/**
 * What the patient has to agree to: a charge that is too soon to be announced, one today, or another interval. Empty
 * when the change only postpones a charge. `later`: the charges after it, before credit.
 */
export const refillConsentText = (
  kind: RefillChangeKind,
  before: NextRefill,
  after: NextRefill,
  later: LaterAmounts,
  now: Date,
): string => {
  if (after.on === null) return '';
  const amount = `${formatMoney(after.amount)}${after.credit > 0 ? ` (after ${formatMoney(after.credit)} of my credit)` : ''}`;
  const then = (insteadOf?: number) => everyLaterCharge(after.amount, later, after.everyDays, insteadOf);
  if (kind === 'send_now')
    return `I agree that my card is charged ${amount} today, ${formatDate(now)}, and then ${then()} until I cancel. I am reminded 7 days before each of those charges. ${ending}`;
  if (after.everyDays !== before.everyDays)
    return `I agree that my card is charged ${amount} on ${formatDate(after.on)}, and then ${then(before.everyDays)} until I cancel. I am reminded 7 days before each charge. ${ending}`;
  return kind === 'move' && calendarDaysBetween(now, after.on) < CHARGE_NOTICE_DAYS
    ? `I agree that my card is charged ${amount} on ${formatDate(after.on)}. ${ending}`
    : '';
};
