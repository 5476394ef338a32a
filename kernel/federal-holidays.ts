import { addDays, type CalendarDate, toCalendarDate } from './dates.ts';

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

const dayOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** The `nth` of a weekday in a month, counted from its start. */
const nth = (year: number, month: number, weekday: number, count: number): Date => {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (count - 1) * 7);
};

const lastMonday = (year: number, month: number): Date => {
  const last = addDays(dayOf(year, month + 1, 1), -1);
  return addDays(last, -((last.getUTCDay() - MONDAY + 7) % 7));
};

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
const observed = (date: Date): Date =>
  addDays(date, date.getUTCDay() === SATURDAY ? -1 : date.getUTCDay() === SUNDAY ? 1 : 0);

/** Federal holidays of the United States in a year (5 U.S.C. 6103), on the days on which they are observed. */
export const federalHolidays = (year: number): readonly CalendarDate[] =>
  [
    observed(dayOf(year, 1, 1)),
    nth(year, 1, MONDAY, 3),
    nth(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    observed(dayOf(year, 6, 19)),
    observed(dayOf(year, 7, 4)),
    nth(year, 9, MONDAY, 1),
    nth(year, 10, MONDAY, 2),
    observed(dayOf(year, 11, 11)),
    nth(year, 11, THURSDAY, 4),
    observed(dayOf(year, 12, 25)),
  ].map(toCalendarDate);

/** Whether offices, pharmacy and carriers are closed on a calendar day because of a federal holiday. */
export const isFederalHoliday = (date: CalendarDate): boolean => {
  const year = Number(date.slice(0, 4));
  // New Year's Day is observed in the year before when it is a Saturday.
  return federalHolidays(year).includes(date) || federalHolidays(year + 1).includes(date);
};
