import { MAX_DAYS_ON_HAND } from '#config/max-days-on-hand.ts';
import { addDays, formatDate } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';

/**
 * All dates here count days of 24 hours from an instant in UTC: neither daylight saving nor a leap day shifts a
 * charge, and each charge has the same time of day as the one before it.
 */

/** The first refill is this many days early, so that the patient does not run out while a package is on its way. */
const FIRST_REFILL_EARLY_DAYS = 15;

/** Share of a supply that must be used before the next fill; also the pharmacy's refill-too-soon limit. */
const EARLIEST_REFILL_SHARE = 0.75;

/** A patient may move or pause the next charge at most this far ahead. */
export const MAX_RESCHEDULE_DAYS = 180;

/** A charge, or a new date or amount of it, is announced this long before. */
export const CHARGE_NOTICE_DAYS = 7;

const earlierOf = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);

const laterOf = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));

const daysUsedBeforeRefill = (supplyInDays: number): number =>
  Math.max(Math.ceil(supplyInDays * EARLIEST_REFILL_SHARE), supplyInDays - MAX_DAYS_ON_HAND);

/**
 * Days from the first charge to the second: 15 early (75 for a cycle of 90), but never before three quarters of the
 * supply is used and 21 days are left, so a 30-day supply refills after 23 days and not after 15.
 */
export const firstCycleDays = (cycleInDays: number): number =>
  Math.max(cycleInDays - FIRST_REFILL_EARLY_DAYS, daysUsedBeforeRefill(cycleInDays));

/**
 * When the charge after `lastCharge` is due. `cycleInDays` is the product's supplyInDays.
 * @throws RangeError for a cycle that is not a positive whole number of days: a one-time purchase has no next charge
 */
export const nextBillingDate = (lastCharge: Date, cycleInDays: number, isFirstCycle: boolean): Date => {
  if (!Number.isInteger(cycleInDays) || cycleInDays < 1)
    throw new RangeError(`no billing cycle: ${cycleInDays}`);
  return addDays(lastCharge, isFirstCycle ? firstCycleDays(cycleInDays) : cycleInDays);
};

/**
 * When a subscription is charged after one of its parcels was stopped, so that the supply on hand is smaller than
 * planned: as soon as the charge can be announced and the supply on hand allows a fill, and never later than planned.
 *
 * @param notBefore the first instant at which everything in it may be filled; null when it may be at any time
 */
export const chargeAfterStop = (planned: Date, now: Date, notBefore: Date | null): Date =>
  earlierOf(laterOf(addDays(now, CHARGE_NOTICE_DAYS), notBefore ?? now), planned);

/**
 * The earliest date a patient may choose: three quarters of the last fill used, and at most 21 days left; or the
 * planned date if that is earlier, as after a stopped parcel.
 */
export const earliestAllowableNextBillingDate = (
  lastFill: Date,
  supplyInDays: number,
  planned: Date | null = null,
): Date => earlierOf(addDays(lastFill, daysUsedBeforeRefill(supplyInDays)), planned);

export interface RescheduleBounds {
  readonly earliest: Date;
  readonly latest: Date;
}

/** The dates a patient may choose from; `earliest` is never in the past. */
export const rescheduleBounds = (
  lastFill: Date,
  supplyInDays: number,
  now: Date,
  planned: Date | null = null,
): RescheduleBounds => {
  const allowed = earliestAllowableNextBillingDate(lastFill, supplyInDays, planned);
  const latest = addDays(now, MAX_RESCHEDULE_DAYS);
  const earliest = laterOf(allowed, now);
  // A 360-day supply filled today may not be refilled for 339 days: then that one day is the only choice.
  return { earliest, latest: laterOf(latest, earliest) };
};

/**
 * The new billing date for the day a patient chose. Compared by day, because a date picker returns days; the result
 * is never before `bounds.earliest`. BAD_USER_INPUT on `nextBillingDate` names the nearest allowed day.
 */
export const reschedule = (requested: Date, bounds: RescheduleBounds): Result<Date> => {
  const problem = (message: string) => badInput([{ field: 'nextBillingDate', message }]);
  if (Number.isNaN(requested.getTime())) return problem('Choose a date.');
  if (localDate(requested) < localDate(bounds.earliest))
    return problem(
      `Choose ${formatDate(bounds.earliest)} or later. Your last supply will not be used up before then.`,
    );
  if (localDate(requested) > localDate(bounds.latest))
    return problem(
      `Choose ${formatDate(bounds.latest)} or earlier, or cancel and come back whenever you like.`,
    );
  return ok(laterOf(requested, bounds.earliest));
};
