import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import { CHARGE_NOTICE_DAYS } from '../schedule/billing-dates.ts';

/** `announced`: a notice was sent. `agreed`: the patient agreed to this charge. */
export type AgreementBasis = 'announced' | 'agreed';

/** The basis of a charge. */
export interface ChargeAgreement {
  readonly basis: AgreementBasis;
  /** What is charged. */
  readonly amount: Cents;
  /** Cents of credit that were taken off it. */
  readonly credit: Cents;
  /** The day of the charge; not before. */
  readonly chargeOn: Date;
  /** When it was announced or agreed to. */
  readonly at: Date;
  /** The last instant; null for one that ends with its invoice. */
  readonly validUntil: Date | null;
}

/** A charge that was due may be made this many days late, such as after an outage; then it is announced again. */
const MOST_DAYS_LATE = 7;

/** Whole calendar days (UTC) from one instant to another. */
export const calendarDaysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(toCalendarDate(to)) - Date.parse(toCalendarDate(from))) / DAY_MS);

const isInTime = ({ basis, at, chargeOn }: ChargeAgreement): boolean =>
  basis === 'agreed' || calendarDaysBetween(at, chargeOn) >= CHARGE_NOTICE_DAYS;

/**
 * Whether an agreement covers the charge of a subscription: amount and day are as agreed, and an announcement was sent
 * at least seven days before.
 */
export const coversRefill = (
  agreement: ChargeAgreement,
  charge: { readonly amount: Cents; readonly dueOn: Date },
): boolean =>
  agreement.amount === charge.amount &&
  toCalendarDate(agreement.chargeOn) === toCalendarDate(charge.dueOn) &&
  isInTime(agreement);

/** Whether an agreement covers an invoice that is charged now: the amount is as agreed, and its time has come. */
export const coversInvoice = (
  agreement: ChargeAgreement,
  charge: { readonly amount: Cents; readonly now: Date },
): boolean =>
  agreement.amount === charge.amount &&
  (agreement.chargeOn <= charge.now || toCalendarDate(agreement.chargeOn) === toCalendarDate(charge.now)) &&
  (agreement.validUntil === null || charge.now < agreement.validUntil) &&
  isInTime(agreement);

/** Whether a charge is so late that the patient no longer expects it. */
export const isOverdue = (dueOn: Date, now: Date): boolean =>
  calendarDaysBetween(dueOn, now) > MOST_DAYS_LATE;

/** The day that may be announced now: the planned one, or seven days from now when that is later. */
export const announceableDay = (planned: Date | null, now: Date): Date =>
  planned !== null && calendarDaysBetween(now, planned) >= CHARGE_NOTICE_DAYS
    ? planned
    : new Date(now.getTime() + CHARGE_NOTICE_DAYS * DAY_MS);
