import * as z from 'zod/mini';
import type { CalendarDate } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import { timeZones } from '#kernel/time-zones.ts';

const DAY_MINUTES = 24 * 60;

/** Wall time of a weekday in which calls are taken; minutes after midnight, 0 is Sunday. */
export interface Hours {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

/** Replaces the hours of one day: another span of wall time, or with nulls no hours. */
export interface CalendarException {
  readonly date: CalendarDate;
  readonly from: number | null;
  readonly to: number | null;
}

/** When a clinician takes calls. */
export interface Calendar {
  /** IANA name: the hours are wall time there. */
  readonly timeZone: string;
  readonly hours: readonly Hours[];
  readonly exceptions: readonly CalendarException[];
}

/** The calendar of a clinician who has not saved one. */
export const NO_CALENDAR: Calendar = { timeZone: EASTERN_TIME, hours: [], exceptions: [] };

const minutes = z
  .int('Choose a time.')
  .check(z.gte(0, 'Choose a time.'), z.lte(DAY_MINUTES, 'Choose a time.'));
const endsAfterStart = 'The end must be after the start.';

const hours = z
  .object({ weekday: z.int().check(z.gte(0), z.lte(6)), from: minutes, to: minutes })
  .check(z.refine(({ from, to }) => from < to, endsAfterStart));

const exception = z
  .object({
    date: z.string().check(z.refine(isCalendarDate, 'Choose a day.')),
    from: z.nullable(minutes),
    to: z.nullable(minutes),
  })
  .check(
    z.refine(
      ({ from, to }) => (from === null) === (to === null) && (from === null || to === null || from < to),
      endsAfterStart,
    ),
  );

/** What a clinician saves as their calendar. */
export const calendarInput = z.object({
  timeZone: z.string().check(z.refine((zone) => zone in timeZones, 'Choose a time zone.')),
  hours: z.array(hours).check(z.maxLength(50, 'Please use fewer spans.')),
  exceptions: z.array(exception).check(z.maxLength(200, 'Please use fewer days.')),
});
