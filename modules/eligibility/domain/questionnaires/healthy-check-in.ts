import type { CalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';

/**
 * The answers of a patient whose treatment goes well, to every question of every check-in; for demo patients and tests.
 * Prune it with the check-in's own questions before use.
 */
export const healthyCheckIn = (readingTakenOn: CalendarDate): Answers => ({
  urgent_symptoms: ['none'],
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  missed_days: '0',
  hair_change: '1',
  shedding: '0',
  side_effects: ['none'],
  weight_gain: 'none',
  swelling: ['none'],
  patchy: 'no',
  other_hair_loss: ['none'],
  cancer_treatment: 'no',
  scalp_symptoms: ['none'],
  partner_pregnant: ['none'],
  scalp_contact: 'no',
  ed_tries: '5_or_more',
  taken_right: 'yes',
  ed_result: 'enough',
  ed_side_effects: ['none'],
  took_two: 'no',
  nitrate_second: 'no',
  sexually_active: 'yes',
  iief1: '4',
  iief2: '4',
  iief3: '4',
  iief4: '4',
  iief5: '4',
  ssri_effects: ['none'],
  pe_control: '1',
  pe_bother: '1',
  pe_time: '2_to_5',
  spray_effects: ['none'],
  spray_help: 'yes',
  bp: { systolic: 118, diastolic: 76, pulse: 70, takenOn: readingTakenOn },
  changes: ['none'],
  satisfaction: '4',
  want_change: 'no',
});
