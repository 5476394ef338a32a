import { addDays, type CalendarDate, formatDate, inZone } from './dates.ts';
import { localDate } from './local-date.ts';
import { readerTimeZone } from './reader-time-zone.ts';

const clockTime = inZone('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/**
 * The instant of a calendar day of the reader at the same time of day as another instant; the nearest hour when that
 * time does not exist because the clocks go forward.
 */
export const instantOnDay = (date: CalendarDate, sameTimeAs: Date): Date => {
  const instant = new Date(`${date}${sameTimeAs.toISOString().slice(10)}`);
  // In the evening in the United States it is already tomorrow in UTC.
  const wanted = [instant, addDays(instant, 1)].find((one) => localDate(one) === date);
  return wanted ?? new Date(`${date}T18:00:00Z`);
};

/** `2:05 PM EST`, in the reader's time zone. */
export const formatTime = (instant: Date | string): string =>
  // Browsers and Node differ in the space before AM and PM.
  clockTime(new Date(instant), readerTimeZone()).replaceAll('\u202f', ' ');

/** `March 12, 2027, 2:05 PM EST`. */
export const formatMoment = (instant: Date | string): string =>
  `${formatDate(instant)}, ${formatTime(instant)}`;
