import * as z from 'zod/mini';
import { orBlank } from '#kernel/input/or-blank.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';

/** Whether lists can be narrowed to this day: `YYYY-MM-DD`, in a year in which time zones are what they are today. */
export const isListDay = (text: string): boolean =>
  isCalendarDate(text) && text >= '2000-01-01' && text <= '2199-12-31';

/** A day in Eastern time to which a list is narrowed; blank for none. */
export const listDay = orBlank(
  z.string().check(z.refine(isListDay, 'Not a day between 2000 and 2199. Write it as YYYY-MM-DD.')),
);
