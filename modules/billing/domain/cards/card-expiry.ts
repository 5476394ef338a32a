import { daysBetween } from '#kernel/dates.ts';

interface ExpiringCard {
  /** 1 to 12. */
  readonly expMonth: number;
  readonly expYear: number;
}

/** The patient is asked for another card this many days before the card expires. */
export const CARD_NOTICE_DAYS = [30, 7] as const;

const monthYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A card is valid through the last day of its month; this is the first instant after, in UTC. */
export const cardExpiresAt = ({ expMonth, expYear }: ExpiringCard): Date =>
  new Date(Date.UTC(expYear, expMonth, 1));

/** “November 2026”: the last month in which the card is valid. */
export const cardMonth = ({ expMonth, expYear }: ExpiringCard): string =>
  monthYear.format(new Date(Date.UTC(expYear, expMonth - 1, 1)));

/** `expired`: no charge succeeds any more. `soon`: within 30 days. */
export const expiryOf = (card: ExpiringCard, now: Date): 'expired' | 'soon' | 'later' => {
  const at = cardExpiresAt(card);
  if (at <= now) return 'expired';
  return daysBetween(now, at) < CARD_NOTICE_DAYS[0] ? 'soon' : 'later';
};

/** A month as one number that grows with time. */
export const monthNumber = ({ expMonth, expYear }: ExpiringCard): number => expYear * 12 + expMonth;

/** The notice that is due now, and its key: once per expiry and number of days. Null before, and after the expiry. */
export const dueCardNotice = (card: ExpiringCard, now: Date): { days: number; key: string } | null => {
  const at = cardExpiresAt(card);
  if (at <= now) return null;
  const left = daysBetween(now, at);
  const days = CARD_NOTICE_DAYS.findLast((before) => left < before);
  return days === undefined ? null : { days, key: `expires:${card.expYear}-${card.expMonth}:${days}` };
};
