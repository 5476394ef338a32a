import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { isUuid } from '#kernel/uuid.ts';

export const CHOOSE_COLLEAGUE = 'Choose a colleague who works here.';

const day = (missing: string) => z.string(missing).check(z.refine(isCalendarDate, missing));

/** A leave as the forms and the API have it. */
export const leaveInput = inputObject({
  firstDay: day('Enter the first day.'),
  lastDay: day('Enter the last day.'),
  coveredBy: orBlank(z.string(CHOOSE_COLLEAGUE).check(z.refine(isUuid, CHOOSE_COLLEAGUE), z.toLowerCase())),
});
