import { readerTimeZone } from './reader-time-zone.ts';

/** A calendar date without a time, `YYYY-MM-DD`. */
export type CalendarDate = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** A month of treatment is 30 days (S9.16). */
export const DAYS_PER_MONTH = 30;

/** Formats instants in any time zone, with one formatter per zone, because creating them is slow. */
export const inZone = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant: Date, timeZone: string): string => {
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter.format(instant);
  };
};

const longDate = inZone('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Whole days from one instant to another, rounded down; negative when `to` is earlier. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / DAY_MS);

/** The calendar day of an instant in UTC: for keys, comparisons and days without a reader. */
export const toCalendarDate = (instant: Date): CalendarDate => instant.toISOString().slice(0, 10);

/**
 * `March 12, 2027`: for an instant, the day in the reader's time zone; for a calendar date (`2027-03-12`), that day.
 */
export const formatDate = (date: Date | string): string =>
  // A calendar date has ten characters, an instant more.
  longDate(new Date(date), typeof date === 'string' && date.length === 10 ? 'UTC' : readerTimeZone());
