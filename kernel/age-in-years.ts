import type { CalendarDate } from './dates.ts';
import { localDate } from './local-date.ts';
import { readerTimeZone } from './reader-time-zone.ts';

/** Age in full years, at an instant in a time zone (the reader's when left out), of someone born on `birth`. */
export const ageInYears = (birth: CalendarDate, now: Date, timeZone = readerTimeZone()): number => {
  const on = localDate(now, timeZone);
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
};
