import type { Question } from '#modules/quiz/index.ts';

/** The fact of a date of birth that a clinician reads on an ID has this name; no questionnaire asks it. */
export const IDENTIFICATION = 'identification';

/** The date of birth on the patient's ID, as a clinician read it. */
export const documentBirth = {
  id: 'id_dob',
  type: 'date',
  label: 'Date of birth on the ID, read by a clinician',
  why: 'The clinician compares it with the account.',
  required: false,
} as const satisfies Question;
