import { addDays, type CalendarDate, toCalendarDate } from '#kernel/dates.ts';

/** The days that end with the given one, oldest first. */
export const lastDays = (today: CalendarDate, count: number): readonly CalendarDate[] =>
  Array.from({ length: count }, (_, index) => toCalendarDate(addDays(new Date(today), index + 1 - count)));

/** The Mondays of the weeks that end with the week of the given day, oldest first. */
export const lastWeeks = (today: CalendarDate, count: number): readonly CalendarDate[] => {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = addDays(new Date(today), -sinceMonday);
  return Array.from({ length: count }, (_, index) =>
    toCalendarDate(addDays(monday, (index + 1 - count) * 7)),
  );
};

/** The months before that of the given day, as `YYYY-MM`, oldest first. */
export const monthsBefore = (today: CalendarDate, count: number): readonly string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index - count)).toISOString().slice(0, 7),
  );
};
