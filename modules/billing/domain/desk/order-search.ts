import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';

const day = z.string().check(z.refine(isCalendarDate, 'Not a date. Write it as YYYY-MM-DD.'));

/** Which orders an operator wants to have in a file. */
export const orderSearch = inputObject({
  /** Days in Eastern time on which the order was placed; both are included. */
  from: orBlank(day),
  to: orBlank(day),
});

export type OrderSearch = z.output<typeof orderSearch>;
