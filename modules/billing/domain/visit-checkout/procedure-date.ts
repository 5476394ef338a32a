import { addDays, type CalendarDate } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { localDate } from '#kernel/local-date.ts';

/** The clinic needs this long to prepare, and plans no further ahead. */
const EARLIEST_DAYS = 14;
const LATEST_DAYS = 180;

export interface ProcedureDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The days on which a procedure may take place, in the patient's time zone. */
export const procedureDays = (now: Date, timeZone?: string): ProcedureDays => ({
  from: localDate(addDays(now, EARLIEST_DAYS), timeZone),
  to: localDate(addDays(now, LATEST_DAYS), timeZone),
});

/** What is wrong with a date as it was typed; null when it is one of the days. */
export const procedureDateProblem = (given: string, { from, to }: ProcedureDays): string | null => {
  if (!isCalendarDate(given)) return 'Enter a valid date.';
  if (given < from) return 'The clinic needs two weeks to prepare. Choose a later day.';
  return given > to ? 'The clinic plans half a year ahead. Choose an earlier day.' : null;
};
