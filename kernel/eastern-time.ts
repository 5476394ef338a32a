import { type CalendarDate, HOUR_MS } from './dates.ts';

/** Time zone of support, the pharmacy and the carriers. */
const ZONE = 'America/New_York';

const dateFormat = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: ZONE,
});
const hourFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE });

/** The calendar day of an instant on the East Coast. */
export const easternDate = (instant: Date): CalendarDate => dateFormat.format(instant);

/** A full hour of a calendar day on the East Coast as an instant, with daylight saving time. `hour`: 3 to 23. */
export const easternHour = (date: CalendarDate, hour: number): Date => {
  const utc = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const summer = new Date(utc + 4 * HOUR_MS);
  return Number(hourFormat.format(summer)) === hour ? summer : new Date(utc + 5 * HOUR_MS);
};
