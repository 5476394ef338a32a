import { pde5Inhibitors, ssris } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';
import { iiefItems, phq9Items, screenerItems } from '../../scores.ts';

const isAnyTooOld =
  (questions: readonly string[]) =>
  (facts: Facts): boolean =>
    questions.some((question) => facts.answered(question) && facts.isTooOld(question));

/** What every visit and renewal asks about nitrates, heart and organs. */
const health = [
  'nitrate_use',
  'nitrate_second',
  'heart_attack',
  'stroke',
  'bad_rhythm',
  'angina',
  'hf_class',
  'heart_other',
  'told_no_sex',
  'exercise',
  'kidney_level',
  'liver_level',
  'eye_ear',
  'blood_penis',
  'mind_hx',
  'recreational',
];
const ejaculation = ['pe_time', 'pe_control', 'pe_bother'];
const mood = [...phq9Items, 'self_harm_now', ...screenerItems];

/** Answers that are too old to prescribe by (docs/clinical/how-rules-work.md#MAX-AGE). All limits are P. */
export const freshRules: readonly Rule[] = [
  {
    id: 'FRESH-SEXUAL-HEALTH',
    version: 1,
    appliesTo: [...pde5Inhibitors, ...ssris],
    outcome: 'review',
    needsNewAnswer: true,
    inputs: health,
    when: isAnyTooOld(health),
    reasonForPatient:
      'It is more than a year since you told us about your heart and your health. The clinician needs to know whether anything has changed.',
    reasonForClinician:
      'An answer about nitrates, the heart or other organs is older than 12 months and does not count. Ask the patient again.',
    source: 'docs/clinical/intake-everyone.md#FRESH-SEXUAL-HEALTH',
  },
  {
    id: 'FRESH-IIEF',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: [...iiefItems],
    when: isAnyTooOld(iiefItems),
    reasonForPatient:
      'It is more than six months since you told us about your erections. The clinician needs to know how they are now.',
    reasonForClinician: 'The IIEF-5 is older than 183 days and does not count. Ask the patient again.',
    source: 'docs/clinical/intake-everyone.md#FRESH-IIEF',
  },
  {
    id: 'FRESH-EJACULATION',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ejaculation,
    when: isAnyTooOld(ejaculation),
    reasonForPatient:
      'It is more than six months since you told us how soon you finish. The clinician needs to know how it is now.',
    reasonForClinician:
      'The answers about early ejaculation are older than 183 days and do not count. Ask the patient again.',
    source: 'docs/clinical/intake-everyone.md#FRESH-EJACULATION',
  },
  {
    id: 'FRESH-MOOD-SSRI',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: mood,
    when: isAnyTooOld(mood),
    reasonForPatient:
      'It is more than two weeks since you told us about your mood. The clinician needs to know how you feel now.',
    reasonForClinician:
      'The answers about mood and self-harm are older than 14 days and do not count. Ask the patient to send their answers again.',
    source: 'docs/clinical/mental-health-screening.md#FRESH-MOOD-SSRI',
  },
];
