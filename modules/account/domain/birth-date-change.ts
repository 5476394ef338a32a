import * as z from 'zod/mini';
import { ageInYears } from '#kernel/age-in-years.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { localDate } from '#kernel/local-date.ts';

const MAX_AGE = 120;
const sayWhy = 'Say in a few words why it is different.';
const noDate = 'Enter a valid date of birth.';

/** A new birth date, whatever the age: a patient who is too young must be able to say so. */
export const birthDateChange = (today: Date) =>
  inputObject({
    dob: z.string(noDate).check(
      z.refine(isCalendarDate, { error: noDate, abort: true }),
      z.refine((birth) => birth <= localDate(today), {
        error: 'Your date of birth is in the future.',
        abort: true,
      }),
      z.refine((birth) => ageInYears(birth, today) <= MAX_AGE, 'Check the year of your date of birth.'),
    ),
    reason: z
      .string(sayWhy)
      .check(z.trim(), z.minLength(5, sayWhy), z.maxLength(300, 'Use at most 300 characters.')),
  });
