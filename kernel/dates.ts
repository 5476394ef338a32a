import { readerTimeZone } from './reader-time-zone.ts';

/** A calendar date without a time, `YYYY-MM-DD`. */
export type CalendarDate = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** A month of treatment is 30 days (S9.16). */
export const DAYS_PER_MONTH = 30;

/**
 * A drug may be filled again when at most this many days of it are left
 * (docs/clinical/quantities-and-refills.md#RFL-SOON).
 */
export const MAX_DAYS_ON_HAND = 21;

/** One formatter for each time zone: making them is slow. */
const inZone = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant: Date, timeZone: string): string => {
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, formatter);
    // Browsers and Node differ in the space before AM and PM.
    return formatter.format(instant).replaceAll('\u202f', ' ');
  };
};

const longDate = inZone('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const isoDate = inZone('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockTime = inZone('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Whole days from one instant to another, rounded down; negative when `to` is earlier. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / DAY_MS);

/** The calendar day of an instant in UTC: for keys, comparisons and days without a reader. */
export const toCalendarDate = (instant: Date): CalendarDate => instant.toISOString().slice(0, 10);

/** The calendar day of an instant for whoever reads it (docs/decisions/dates.md). */
export const localDate = (instant: Date | string, timeZone = readerTimeZone()): CalendarDate =>
  isoDate(new Date(instant), timeZone);

/**
 * The instant of a calendar day of the reader at the same time of day as another instant; at noon or so when that time
 * does not exist on the day, because the clocks go forward.
 */
export const instantOnDay = (date: CalendarDate, sameTimeAs: Date): Date => {
  const instant = new Date(`${date}${sameTimeAs.toISOString().slice(10)}`);
  // In the evening it is tomorrow already in UTC.
  const wanted = [instant, addDays(instant, 1)].find((one) => localDate(one) === date);
  return wanted ?? new Date(`${date}T18:00:00Z`);
};

const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

/**
 * `March 12, 2027`: of an instant the day that it is for the reader, of a calendar date (`2027-03-12`) that day
 * everywhere.
 */
export const formatDate = (date: Date | string): string =>
  typeof date === 'string' && isDay(date)
    ? longDate(new Date(date), 'UTC')
    : longDate(new Date(date), readerTimeZone());

/** `2:05 PM EST`, in the reader's time zone. */
export const formatTime = (instant: Date | string): string => clockTime(new Date(instant), readerTimeZone());

/** `March 12, 2027, 2:05 PM EST`. */
export const formatMoment = (instant: Date | string): string =>
  `${formatDate(instant)}, ${formatTime(instant)}`;

/** True for a real calendar day written `YYYY-MM-DD` (so not February 30). */
export const isCalendarDate = (text: string): text is CalendarDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && toCalendarDate(parsed) === text;
};

/** Age in full years, at an instant in a time zone (the reader's when left out), of someone born on `birth`. */
export const ageInYears = (birth: CalendarDate, now: Date, timeZone = readerTimeZone()): number => {
  const on = localDate(now, timeZone);
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
};
