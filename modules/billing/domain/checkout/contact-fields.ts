import * as z from 'zod/mini';
import { ageInYears } from '#kernel/age-in-years.ts';
import { PERSON_NAME, phoneDigits, US_PHONE } from '#kernel/input/contact-patterns.ts';
import { lineOfText } from '#kernel/input/line-of-text.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { localDate } from '#kernel/local-date.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';

const MIN_AGE = 18;
const MAX_AGE = 120;

const name = (what: string) =>
  lineOfText({
    what,
    maxLength: 60,
    pattern: PERSON_NAME,
    hint: `Use letters, spaces, hyphens and apostrophes in ${what}.`,
  });

const phoneHint = 'Enter a US phone number with 10 digits, area code first.';

/** Ten digits of the North American Numbering Plan, with or without +1 and punctuation; neither part starts with 0 or 1. */
const phone = lineOfText({
  what: 'your phone number',
  maxLength: 24,
  pattern: /^[0-9+(). -]+$/,
  hint: phoneHint,
}).check(z.overwrite(phoneDigits), z.regex(US_PHONE, phoneHint));

/** The schemas of the patient's name and phone number, for browser and server. */
export const contactFields = {
  firstName: name('your first name'),
  lastName: name('your last name'),
  phone,
};

const tooYoung = `You must be ${MIN_AGE} or older to order.`;

/** Whether a required birthday has not come yet in a state: it may be tomorrow there. */
export const youthProblem = (dob: string, state: string, today: Date): FieldProblem | null =>
  ageInYears(dob, today, timeZoneOfState(state)) < MIN_AGE ? { field: 'dob', message: tooYoung } : null;

/** The date of birth of a patient who may order on `today`, in their time zone. */
export const dateOfBirth = (today: Date) => {
  const ageOn = (birth: string) => ageInYears(birth, today);
  return lineOfText({ what: 'your date of birth', maxLength: 10, pattern: /^/, hint: '' }).check(
    z.refine(isCalendarDate, { error: 'Enter a valid date of birth.', abort: true }),
    z.refine((birth) => birth <= localDate(today), {
      error: 'Your date of birth is in the future.',
      abort: true,
    }),
    z.refine((birth) => ageOn(birth) <= MAX_AGE, {
      error: 'Check the year of your date of birth.',
      abort: true,
    }),
    z.refine((birth) => ageOn(birth) >= MIN_AGE, tooYoung),
  );
};
