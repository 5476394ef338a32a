import { type CalendarDate, HOUR_MS } from './dates.ts';

/** Support, the pharmacy and the carriers work by this clock. */
const ZONE = 'America/New_York';

const dateFormat = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: ZONE,
});
const hourFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE });

/** The calendar day that it is on the East Coast at an instant. */
export const easternDate = (instant: Date): CalendarDate => dateFormat.format(instant);

/** The full hour of a calendar day on the East Coast as an instant, in summer and in winter. `hour`: 3 to 23. */
export const easternHour = (date: CalendarDate, hour: number): Date => {
  const utc = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const summer = new Date(utc + 4 * HOUR_MS);
  return Number(hourFormat.format(summer)) === hour ? summer : new Date(utc + 5 * HOUR_MS);
};
