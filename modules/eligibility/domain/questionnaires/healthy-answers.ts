import type { CalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** The first answers of a patient in New York. */
export const ordinaryBasics: Answers = {
  first_name: 'Sam',
  dob: '1990-04-12',
  sex_at_birth: 'male',
  state: 'NY',
  home_state: 'NY',
  goals: ['keep'],
};

/** Ordinary hair loss, without an answer that fires a rule. */
export const healthyHairHistory: Answers = {
  norwood: 'norwood_3_vertex',
  hair_loss_area: ['crown'],
  patchy: 'no',
  onset: 'by_30',
  speed: 'over_a_year',
  shedding_trigger: ['none'],
  family: 'yes',
  other_hair_loss: ['none'],
  cancer_treatment: 'no',
  scalp_symptoms: ['none'],
};

/** A patient's answers at a renewal, without the signature. */
export const healthyRenewalHistory = {
  state: 'NY',
  urgent_symptoms: ['none'],
  missed_days: '0',
  hair_change: '1',
  side_effects: ['none'],
  shedding: '0',
  weight_gain: 'none',
  swelling: ['none'],
  changes: ['none'],
  patchy: 'no',
  other_hair_loss: ['none'],
  cancer_treatment: 'no',
  scalp_symptoms: ['none'],
  satisfaction: '4',
  want_change: 'no',
} satisfies Answers;

/**
 * A complete intake of a healthy patient between 30 and 40, for every hair drug; for demo patients and tests. Prune it
 * with the visit's own selection of questions before use.
 */
export const healthyHairAnswers = (readingTakenOn: CalendarDate, state = 'NY'): Answers => ({
  sex_at_birth: 'male',
  dob: '1990-04-12',
  state,
  urgent_symptoms: ['none'],
  ...healthyHairHistory,
  conditions: ['none'],
  meds: ['none'],
  allergies: ['none'],
  bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: readingTakenOn },
  alcohol: '1_to_7',
  partner_pregnant: ['none'],
  scalp_contact: 'no',
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  previous_treatment: ['none'],
  goals: ['keep', 'regrow'],
  note_to_clinician: 'I would like to keep what I have.',
  attest: 'agree',
});
