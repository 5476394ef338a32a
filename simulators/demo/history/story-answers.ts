import type { CalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/index.ts';

/** The intake answers of the demo's patient; keys are question ids of the hair intake. */
export const intakeAnswers = (today: CalendarDate): Record<string, unknown> => ({
  ...healthyHairAnswers(today),
  dob: '1988-03-12',
  note_to_clinician: 'My crown has become thinner over the last two years. I would like to keep what I have.',
});

/** The safety texts that the patient acknowledges before submitting: ids of the rules that apply to finasteride. */
export const safetyTexts: readonly string[] = ['FIN-COUNSEL'];
