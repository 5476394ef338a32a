import { addDays, daysBetween, toCalendarDate } from '#kernel/dates.ts';
import type { SubscriptionStatus } from '../states/subscription.ts';
import { CHARGE_NOTICE_DAYS } from './billing-dates.ts';

/**
 * - `upcoming_charge`: 7 days before each charge; this is also within the 3–21 days in which the end of a
 *   discounted first order must be announced.
 * - `long_term_renewal`: 30 days before the charge of a 12-month term, within the 15–45 days the law requires.
 * - `yearly_reminder`: once a year: product, amount, frequency, how to cancel.
 */
export type NoticeKind = 'upcoming_charge' | 'long_term_renewal' | 'yearly_reminder';

export interface Notice {
  readonly kind: NoticeKind;
  /** Identifies this notice permanently; a notice that was sent under a key is not sent again. */
  readonly key: string;
}

export interface SubscriptionForNotices {
  readonly status: SubscriptionStatus;
  readonly nextBillingDate: Date | null;
  readonly cycleInDays: number;
  /** When the subscription first became active. */
  readonly startedAt: Date;
  readonly sentNoticeKeys: readonly string[];
}

const LONG_TERM_NOTICE_DAYS = 30;
/** A year of treatment is 12 months of 30 days. */
const LONG_TERM_DAYS = 360;
const YEAR_DAYS = 365;

/** Statuses in which a charge is announced; `paused` only when the pause has an end. */
export const announcesCharges: readonly SubscriptionStatus[] = ['active', 'snoozed', 'paused'];
export const running: readonly SubscriptionStatus[] = [
  'active',
  'snoozed',
  'paused',
  'on_hold_rx',
  'past_due',
];

const chargeNotices = (subscription: SubscriptionForNotices, now: Date): readonly Notice[] => {
  const { nextBillingDate: charge, status, cycleInDays } = subscription;
  if (!charge || charge <= now || !announcesCharges.includes(status)) return [];
  const day = toCalendarDate(charge);
  const dueWithin = (days: number): boolean => now >= addDays(charge, -days);
  const notices: Notice[] = [];
  if (cycleInDays >= LONG_TERM_DAYS && dueWithin(LONG_TERM_NOTICE_DAYS))
    notices.push({ kind: 'long_term_renewal', key: `long_term_renewal:${day}` });
  if (dueWithin(CHARGE_NOTICE_DAYS)) notices.push({ kind: 'upcoming_charge', key: `upcoming_charge:${day}` });
  return notices;
};

/** Years of the subscription that are over. */
const yearsOf = ({ startedAt }: SubscriptionForNotices, now: Date): number =>
  Math.floor(daysBetween(startedAt, now) / YEAR_DAYS);

const yearlyReminder = (subscription: SubscriptionForNotices, now: Date): readonly Notice[] => {
  const years = yearsOf(subscription, now);
  return years >= 1 && running.includes(subscription.status)
    ? [{ kind: 'yearly_reminder', key: `yearly_reminder:${years}` }]
    : [];
};

/** The notices that are due now and were not sent. When the date moves, the charge is announced again. */
export const dueNotices = (subscription: SubscriptionForNotices, now: Date): readonly Notice[] =>
  [...chargeNotices(subscription, now), ...yearlyReminder(subscription, now)].filter(
    (notice) => !subscription.sentNoticeKeys.includes(notice.key),
  );

/**
 * When a notice can become due next if nothing changes, counted from `now`; null for never. Not exact for what is due already:
 * look again after it was sent.
 */
export const nextNoticeAt = (subscription: SubscriptionForNotices, now: Date): Date | null => {
  const { status, nextBillingDate: charge, cycleInDays, startedAt } = subscription;
  const times: Date[] = [];
  if (charge && announcesCharges.includes(status)) {
    times.push(addDays(charge, -CHARGE_NOTICE_DAYS));
    if (cycleInDays >= LONG_TERM_DAYS) times.push(addDays(charge, -LONG_TERM_NOTICE_DAYS));
  }
  if (running.includes(status))
    times.push(addDays(startedAt, (Math.max(0, yearsOf(subscription, now)) + 1) * YEAR_DAYS));
  const coming = times.filter((time) => time > now).map((time) => time.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
};
