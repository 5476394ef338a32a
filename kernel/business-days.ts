import { addDays, type CalendarDate, HOUR_MS, toCalendarDate } from './dates.ts';
import { easternDate, easternHour } from './eastern-time.ts';
import { isFederalHoliday } from './federal-holidays.ts';

/** Monday to Friday, without federal holidays. */
export const isBusinessDay = (date: CalendarDate): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(date);
};

const nextDay = (date: CalendarDate): CalendarDate =>
  toCalendarDate(addDays(new Date(`${date}T00:00:00Z`), 1));

/** The instant `days` business days later, at the same time of day. Days are those of the East Coast. */
export const addBusinessDays = (instant: Date, days: number): Date => {
  let date = easternDate(instant);
  let passed = 0;
  for (let left = days; left > 0; passed += 1) {
    date = nextDay(date);
    if (isBusinessDay(date)) left -= 1;
  }
  return addDays(instant, passed);
};

/** When support works on business days, Eastern time (`brand.supportHours`). */
const OPENS_AT = 9;
const CLOSES_AT = 18;

/** Business hours in one business day. */
export const BUSINESS_DAY_HOURS = CLOSES_AT - OPENS_AT;

/** The instant at which support will have worked for `hours` from `instant` on. */
export const addBusinessHours = (instant: Date, hours: number): Date => {
  let left = hours * HOUR_MS;
  for (let date = easternDate(instant); ; date = nextDay(date)) {
    if (!isBusinessDay(date)) continue;
    const from = Math.max(instant.getTime(), easternHour(date, OPENS_AT).getTime());
    const open = easternHour(date, CLOSES_AT).getTime() - from;
    if (open <= 0) continue;
    if (left <= open) return new Date(from + left);
    left -= open;
  }
};
