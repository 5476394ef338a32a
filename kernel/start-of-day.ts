import { addDays, type CalendarDate, HOUR_MS, toCalendarDate } from './dates.ts';
import { localDate } from './local-date.ts';

/** Hours from the midnight in UTC within which a day begins somewhere. */
const HOURS = Array.from({ length: 29 }, (_, index) => index - 14);

/** The calendar day after another. */
export const dayAfter = (date: CalendarDate): CalendarDate =>
  toCalendarDate(addDays(new Date(`${date}T00:00:00Z`), 1));

/** The first instant of a calendar day in a time zone whose offset from UTC is whole hours, such as those that we offer. */
export const startOfDay = (date: CalendarDate, timeZone: string): Date => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const start = HOURS.map((hour) => new Date(midnight + hour * HOUR_MS)).find(
    (at) => localDate(at, timeZone) === date,
  );
  if (!start) throw new RangeError(`${date} does not begin at a full hour in ${timeZone}.`);
  return start;
};
