import { type CalendarDate, toCalendarDate } from './dates.ts';

/** True for a real calendar day written `YYYY-MM-DD` (so not February 30). */
export const isCalendarDate = (text: string): text is CalendarDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && toCalendarDate(parsed) === text;
};
