import type { CalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** No answer that fires a rule, whatever the visit is about. */
const healthy = (readingTakenOn: CalendarDate): Answers => ({
  sex_at_birth: 'male',
  dob: '1990-04-12',
  state: 'NY',
  urgent_symptoms: ['none'],
  pelvic: ['none'],
  nitrate_use: ['none'],
  heart_attack: 'never',
  stroke: 'never',
  bad_rhythm: 'never',
  angina: 'no',
  hf_class: 'none',
  heart_other: ['none'],
  told_no_sex: 'no',
  exercise: 'fine',
  cv_risk: ['none'],
  bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: readingTakenOn },
  kidney_level: 'normal',
  liver_level: 'normal',
  eye_ear: ['none'],
  blood_penis: ['none'],
  mind_hx: ['none'],
  conditions: ['none'],
  meds: ['none'],
  allergies: ['none'],
  recreational: ['none'],
  alcohol: '1_to_7',
  alcohol_session: 'under_5',
  nitrate_second: 'no',
  partner_pregnant: ['none'],
  partner_caine: 'no',
  genital_skin: 'fine',
  tried: ['none'],
  sex_freq: '5_8',
  cancer_treatment: 'no',
  last_exam: '2026-10-01',
  attest: 'agree',
});

/** A complete intake of a healthy patient about erections; for demo patients and tests. */
export const healthyErections = (readingTakenOn: CalendarDate): Answers => ({
  ...healthy(readingTakenOn),
  sh_concern: 'erection',
  ed_onset: 'gradual',
  ed_when: 'sometimes',
  ed_morning: 'fewer',
  libido: 'normal',
  sexually_active: 'yes',
  iief1: '3',
  iief2: '4',
  iief3: '3',
  iief4: '4',
  iief5: '4',
  sh_want: 'as_needed',
});

/** The same about early ejaculation. */
export const healthyEjaculation = (readingTakenOn: CalendarDate): Answers => ({
  ...healthy(readingTakenOn),
  sh_concern: 'too_soon',
  pe_since: 'always',
  pe_time: 'under_1',
  pe_control: '3',
  pe_often: '3',
  pe_bother: '2',
  pe_partner: '1',
  pe_lose_firm: 'no',
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  sh_want: 'daily_ssri',
});

/** The answers of a healthy patient on these medicines to a renewal, without the signature. */
export const healthyOnTreatment = {
  missed_days: '0',
  ed_tries: '5_or_more',
  ed_result: 'enough',
  taken_right: 'yes',
  ed_side_effects: ['none'],
  took_two: 'no',
  ssri_effects: ['none'],
  changes: ['none'],
  satisfaction: '4',
  want_change: 'no',
} satisfies Answers;
