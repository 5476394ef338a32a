import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { lineOfText } from '#kernel/input/line-of-text.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';

/** How a patient shows who they are: a document, a live call, or a second form of proof. */
export const identificationMethods = ['document', 'call', 'second_proof'] as const;
export type IdentificationMethod = (typeof identificationMethods)[number];

/** What the patient sends; the note is required for another way than a document. */
export const identificationInput = inputObject({
  method: z.enum(identificationMethods, 'Choose how you want to identify yourself.'),
  note: orBlank(writtenText(1_000)),
});

/** The name that the clinician read on the document, or heard on a call. */
export const readingInput = inputObject({
  name: lineOfText({
    what: 'the name',
    maxLength: 200,
    pattern: /^\p{L}[\p{L}\p{M}'’., -]*$/u,
    hint: 'Use letters, spaces, hyphens and apostrophes, as on the document.',
  }),
  dob: z
    .string('Enter the date of birth.')
    .check(z.refine(isCalendarDate, 'Enter the date of birth as on the document.')),
  /** Why a different name is the same person: marriage, a second name. */
  remark: orBlank(writtenText(1_000)),
});
