import { type CalendarDate, daysBetween, toCalendarDate } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';

export const isCalendarDay = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && isCalendarDate(value);

const midnight = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);

/** Whole days from `day` to the UTC day of `today`; negative when `day` is in the future. */
export const ageInDays = (day: CalendarDate, today: Date): number =>
  daysBetween(midnight(day), midnight(toCalendarDate(today)));
