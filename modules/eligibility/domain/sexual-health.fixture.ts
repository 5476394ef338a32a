import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers, Question } from '#modules/quiz/index.ts';
import { sexualHealthDrugs } from './drug-groups.ts';
import { onTreatment } from './questionnaires/questions/sexual-health/on-treatment.ts';
import { shIntakeFor } from './questionnaires/sh-intake.ts';
import type { Rule } from './rule.ts';
import type { CaseInput } from './rule-cases.fixture.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from './rules/sexual-health/index.ts';
import { finasterideMoodRules } from './rules/sexual-health/mood.ts';

/** The rules of both sexual-health lines, with the mood rules of finasteride. */
export const sexualHealthRules: readonly Rule[] = [
  ...erectileDysfunctionRules,
  ...prematureEjaculationRules,
  ...finasterideMoodRules,
];

/** Every question that these rules may read: those of the intake, and those on treatment. */
export const sexualHealthQuestions: readonly Question[] = [
  ...shIntakeFor(sexualHealthDrugs).sections.flatMap(({ questions }) => questions),
  ...onTreatment.questions.map(({ question }) => question),
];

const healthy: Answers = {
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
  bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: '2027-03-01' },
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
};

/** A complete intake about erections, with nothing that a rule looks at. */
export const healthyErectionAnswers: Answers = {
  ...healthy,
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
};

/** A complete intake about early ejaculation, with nothing that a rule looks at. */
export const healthyEjaculationAnswers: Answers = {
  ...healthy,
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
};

const isForErections = (drug: DrugType): boolean => drug === 'sildenafil' || drug === 'tadalafil';

/** The input of an evaluation of healthy answers for these drugs, with changes. */
export const sexualHealthInput = (drugs: readonly DrugType[], one: CaseInput = {}) => ({
  answers: Object.fromEntries(
    Object.entries({
      ...(drugs.some(isForErections) ? healthyErectionAnswers : healthyEjaculationAnswers),
      ...one.answers,
    }).filter(([id]) => !one.without?.includes(id)),
  ),
  drugTypes: one.drugs ?? drugs,
  ageYears: one.ageYears ?? 36,
  state: one.state ?? 'NY',
  servedStates: ['NY', 'CA'],
  purpose: 'submit' as const,
  ...one.around,
});
