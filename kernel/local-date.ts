import { type CalendarDate, inZone } from './dates.ts';
import { readerTimeZone } from './reader-time-zone.ts';

const isoDate = inZone('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of an instant for its reader (docs/decisions/dates.md). */
export const localDate = (instant: Date | string, timeZone = readerTimeZone()): CalendarDate =>
  isoDate(new Date(instant), timeZone);
