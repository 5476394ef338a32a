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

const formatter = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Whole days from one instant to another, rounded down; negative when `to` is earlier. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / DAY_MS);

export const toCalendarDate = (instant: Date): CalendarDate => instant.toISOString().slice(0, 10);

/**
 * `2027-03-12` or an instant becomes `March 12, 2027`, in UTC on server and browser alike so that both print the same.
 */
export const formatDate = (date: Date | string): string =>
  formatter.format(typeof date === 'string' ? new Date(date) : date);

const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** `2:05 PM UTC`: one zone for everyone, so that server and browser print the same. */
export const formatTime = (instant: string): string =>
  // Browsers and Node differ in the space before AM and PM.
  `${clockTime.format(new Date(instant)).replaceAll('\u202f', ' ')} UTC`;

/** `March 12, 2027, 2:05 PM UTC`. */
export const formatMoment = (instant: string): string => `${formatDate(instant)}, ${formatTime(instant)}`;

/** True for a real calendar day written `YYYY-MM-DD` (so not February 30). */
export const isCalendarDate = (text: string): text is CalendarDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && toCalendarDate(parsed) === text;
};

/** Age in full years on `today` of someone born on `birth`. */
export const ageInYears = (birth: CalendarDate, today: Date): number => {
  const on = toCalendarDate(today);
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
};
