import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { usStates } from '#kernel/us-states.ts';
import { isNpi } from './is-npi.ts';

/** For how many days before its end a license is a task. */
export const LICENSE_WARNING_DAYS = 60;

const MAX_NUMBER = 40;
const MAX_TEXT = 120;

const state = z
  .string('Choose the state.')
  .check(z.refine((code) => usStates.some(([known]) => known === code), 'Choose the state.'));

/** A license as the form and the API have it. */
export const licenseInput = inputObject({
  state,
  number: z
    .string('Enter the number.')
    .check(
      z.trim(),
      z.regex(
        /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/,
        'Enter the number as it is on the license: letters and digits.',
      ),
      z.maxLength(MAX_NUMBER, `Use at most ${MAX_NUMBER} characters.`),
    ),
  expiresOn: z
    .string('Enter the last day.')
    .check(z.refine(isCalendarDate, 'Enter the last day of the license.')),
});

export const licenseState = inputObject({ state });

const text = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(MAX_TEXT, `Use at most ${MAX_TEXT} characters.`));

const optional = z.pipe(
  z
    .optional(z.nullable(z.string()))
    .check(
      z.refine((value) => (value ?? '').trim().length <= MAX_TEXT, `Use at most ${MAX_TEXT} characters.`),
    ),
  z.transform((value) => value?.trim() || null),
);

/** What patients see of a clinician. */
export const clinicianInput = inputObject({
  name: text('Enter the name with the title, as patients see it.'),
  qualification: text('Enter the qualification, such as “MD, board-certified in dermatology”.'),
  medicalSchool: optional,
  residency: optional,
  npi: z.pipe(
    z
      .optional(z.nullable(z.string()))
      .check(
        z.refine(
          (value) => !value?.trim() || isNpi(value.trim()),
          'This is not a National Provider Identifier.',
        ),
      ),
    z.transform((value) => value?.trim() || null),
  ),
  signatureName: text('Enter the name under prescriptions and answers.'),
  takesTurns: z.boolean('Choose whether new visits are assigned in turn.'),
});
