import { addDays, type CalendarDate, toCalendarDate } from '#kernel/dates.ts';

/** The day before a calendar date. */
export const dayBefore = (date: CalendarDate): CalendarDate =>
  toCalendarDate(addDays(new Date(`${date}T00:00:00Z`), -1));
