import { addDays, type CalendarDate, formatDate } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { localDate } from '#kernel/local-date.ts';
import { instantOnDay } from '#kernel/moments.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { CHARGE_NOTICE_DAYS, MAX_RESCHEDULE_DAYS, reschedule } from '../schedule/billing-dates.ts';
import type { SubscriptionStatus } from '../states/subscription.ts';
import { refillDates, type SupplyFacts } from './earliest-refill.ts';
import { daysOfWeeks, type IntervalProduct, weekLimits } from './interval-limits.ts';

export const refillChangeKinds = ['move', 'skip', 'pause', 'resume', 'every', 'send_now'] as const;
export type RefillChangeKind = (typeof refillChangeKinds)[number];

/** A change that a patient wants to make to their refills. */
export interface RefillChange {
  readonly kind: RefillChangeKind;
  /** For `move` and `pause`. */
  readonly date?: CalendarDate | null;
  /** For `every`; 0: a refill for each supply. */
  readonly weeks?: number | null;
}

export interface RefillFacts extends SupplyFacts {
  readonly status: SubscriptionStatus;
  readonly everyDays: number;
  readonly products: readonly IntervalProduct[];
}

export interface PlannedRefill {
  readonly status: SubscriptionStatus;
  /** Null while paused without an end. */
  readonly nextBillingDate: Date | null;
  readonly everyDays: number;
}

const refusals: Partial<Readonly<Record<SubscriptionStatus, string>>> = {
  incomplete:
    'This subscription has not started yet. You can change its refills when the first order is paid.',
  incomplete_expired: 'This subscription never started. You can order again at any time.',
  on_hold_rx:
    'This subscription is on hold, and nothing is charged. You can change its refills when it resumes.',
  past_due: 'A payment did not go through. You can change the refills once it is paid.',
  unpaid: 'A payment did not go through. You can change the refills once it is paid.',
  canceled: 'This subscription has ended and charges nothing. You can order again at any time.',
};

/** Why the refills of a subscription cannot be changed now; null when they can. */
export const refillsFixedBecause = (status: SubscriptionStatus): string | null => refusals[status] ?? null;

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);

const dateProblem = (message: string) => badInput([{ field: 'date', message }]);

/** A day that the patient chose, at the time of day of the charge that it replaces. */
const instantOf = (date: CalendarDate, { nextBillingDate, lastChargedAt }: RefillFacts, now: Date): Date =>
  instantOnDay(date, nextBillingDate ?? lastChargedAt ?? now);

const chosen = (
  change: RefillChange,
  facts: RefillFacts,
  bounds: { readonly earliest: Date; readonly latest: Date },
  now: Date,
): Result<Date> => {
  if (!change.date || !isCalendarDate(change.date)) return dateProblem('Choose a date.');
  const date = reschedule(instantOf(change.date, facts, now), bounds);
  return date.ok ? date : badInput(date.failure.fields.map(({ message }) => ({ field: 'date', message })));
};

const noCharge = fail('CONFLICT', 'No charge is planned, so there is nothing to change.');

type Plan = (change: RefillChange, facts: RefillFacts, now: Date) => Result<PlannedRefill>;

const move: Plan = (change, facts, now) => {
  const date = chosen(change, facts, refillDates(facts, now), now);
  return date.ok ? ok({ ...facts, status: 'snoozed', nextBillingDate: date.value }) : date;
};

/** One refill is skipped: the next one comes a whole interval later. */
const skip: Plan = (_, facts, now) => {
  const { nextBillingDate: planned, lastChargedAt, everyDays, status } = facts;
  if (status === 'paused') return fail('CONFLICT', 'It is paused, so there is no refill to skip.');
  if (!planned) return noCharge;
  const next = laterOf(addDays(planned, everyDays), refillDates(facts, now).earliest);
  const latest = laterOf(addDays(now, MAX_RESCHEDULE_DAYS), addDays(lastChargedAt ?? planned, 2 * everyDays));
  return next > latest
    ? fail('CONFLICT', 'You have already skipped one. You can choose a date, pause, or cancel.')
    : ok({ ...facts, status: 'snoozed', nextBillingDate: next });
};

/** Nothing is charged before the day; a running pause may end on another one. */
const pause: Plan = (change, facts, now) => {
  const { nextBillingDate: planned, status } = facts;
  if (!planned && status !== 'paused') return noCharge;
  const { earliest: possible } = refillDates(facts, now);
  if (status !== 'paused' && planned && change.date && isCalendarDate(change.date))
    if (change.date <= localDate(planned))
      return dateProblem(`Choose a day after ${formatDate(planned)}: nothing is charged before then anyway.`);
  const earliest = status === 'paused' || !planned ? possible : laterOf(possible, addDays(planned, 1));
  const latest = laterOf(addDays(now, MAX_RESCHEDULE_DAYS), earliest);
  const date = chosen(change, facts, { earliest, latest }, now);
  return date.ok ? ok({ ...facts, status: 'paused', nextBillingDate: date.value }) : date;
};

/** As soon as it can be announced and the supply allows it, and never later than planned. */
const resume: Plan = (_, facts, now) => {
  const { status, nextBillingDate: planned } = facts;
  if (status !== 'paused') return fail('CONFLICT', 'This subscription is not paused.');
  const soon = laterOf(refillDates(facts, now).earliest, addDays(now, CHARGE_NOTICE_DAYS));
  return ok({ ...facts, status: 'active', nextBillingDate: planned && planned < soon ? planned : soon });
};

const every: Plan = (change, facts, now) => {
  const weeksProblem = (message: string) => badInput([{ field: 'weeks', message }]);
  const { supplyInDays, products, lastChargedAt, nextBillingDate: planned, status } = facts;
  const limits = weekLimits(supplyInDays, products);
  if (!limits)
    return weeksProblem(
      'This medicine is taken without a break, so each package comes when the last one is used up.',
    );
  const { weeks } = change;
  const isWhole = weeks !== null && weeks !== undefined && Number.isInteger(weeks);
  if (!isWhole || (weeks !== 0 && (weeks < limits.least || weeks > limits.most)))
    return weeksProblem(
      `Choose ${limits.least} to ${limits.most} weeks: one package lasts ${supplyInDays} days.`,
    );
  const everyDays = weeks === 0 ? supplyInDays : daysOfWeeks(weeks);
  // A date that the patient chose is kept.
  if (status !== 'active' || !planned || !lastChargedAt || everyDays === facts.everyDays)
    return ok({ ...facts, everyDays });
  const earliest = laterOf(refillDates(facts, now).earliest, addDays(now, CHARGE_NOTICE_DAYS));
  return ok({ ...facts, everyDays, nextBillingDate: laterOf(addDays(lastChargedAt, everyDays), earliest) });
};

/** Charged and sent today, if the supply allows it. */
const sendNow: Plan = (_, facts, now) => {
  const { earliest, reason } = refillDates(facts, now);
  if (localDate(earliest) > localDate(now))
    return fail('CONFLICT', `It can be sent from ${formatDate(earliest)}. ${reason}`);
  const status = facts.status === 'paused' ? 'active' : facts.status;
  return ok({ ...facts, status, nextBillingDate: now });
};

const plans: Readonly<Record<RefillChangeKind, Plan>> = {
  move,
  skip,
  pause,
  resume,
  every,
  send_now: sendNow,
};

/**
 * What a change does to the next charge. BAD_USER_INPUT names `date` or `weeks` with the nearest that is allowed;
 * CONFLICT where the subscription's status or the supply does not allow it. Nothing is ever charged before
 * `refillDates(…).earliest`, unless it was planned so.
 */
export const planRefillChange = (
  facts: RefillFacts,
  change: RefillChange,
  now: Date,
): Result<PlannedRefill> => {
  const fixed = refillsFixedBecause(facts.status);
  if (fixed) return fail('CONFLICT', fixed);
  const planned = plans[change.kind](change, facts, now);
  if (!planned.ok) return planned;
  const { status, nextBillingDate, everyDays } = planned.value;
  return ok({ status, nextBillingDate, everyDays });
};
