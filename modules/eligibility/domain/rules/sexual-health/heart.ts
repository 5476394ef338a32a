import { pde5Inhibitors, sexualHealthDrugs } from '../../drug-groups.ts';
import type { Rule } from '../../rule.ts';

/** The heart and circulation, for erection medicine and for sex itself. */
export const heartRules: readonly Rule[] = [
  {
    // CIALIS 5.1: 90 days V. VIAGRA, Canadian label: 6 months V+P. 6 months for both P.
    id: 'CV1',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['heart_attack'],
    when: (facts) => facts.chose('heart_attack', 'lt_6mo'),
    reasonForPatient:
      'After a heart attack, your heart needs at least 6 months and a check before sex with this medicine. Please talk with your heart doctor about when it is safe.',
    reasonForClinician: 'Heart attack less than 6 months ago.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV1',
  },
  {
    // CIALIS 5.1, VIAGRA Canadian label V.
    id: 'CV2',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['stroke', 'bad_rhythm'],
    when: (facts) => facts.chose('stroke', 'lt_6mo') || facts.chose('bad_rhythm', 'lt_6mo', 'uncontrolled'),
    reasonForPatient:
      'After a recent stroke, or with a heart rhythm problem that is recent or not under control, this medicine is not safe. Please talk with the doctor who treats you.',
    reasonForClinician:
      'Stroke or serious arrhythmia less than 6 months ago, or an arrhythmia that is not controlled.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV2',
  },
  {
    // CIALIS 5.1: NYHA II or more in the last 6 months V; any NYHA II or more P.
    id: 'CV3',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['angina', 'hf_class'],
    when: (facts) =>
      facts.chose('angina', 'unstable', 'during_sex') || facts.chose('hf_class', '2', '3', '4'),
    reasonForPatient:
      'With chest pain like yours, or a weak heart that limits you, this medicine is not safe. Please have your heart checked before sex, and ask your doctor what is safe for you.',
    reasonForClinician: 'Unstable angina, angina during sex, or heart failure of NYHA class II or more.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV3',
  },
  {
    // Princeton III, high risk V.
    id: 'CV4',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'sexual_health',
    inputs: ['heart_other'],
    when: (facts) => facts.chose('heart_other', 'valve_moderate_severe', 'outflow_block', 'cardiomyopathy'),
    reasonForPatient:
      'With your heart condition, sex itself can put too much strain on the heart. Please see your heart doctor first; they can tell you what is safe.',
    reasonForClinician:
      'Moderate or severe valve disease, outflow obstruction or cardiomyopathy: high risk during sex.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV4',
  },
  {
    // Princeton III, intermediate risk V; counting age P (docs/clinical/open-questions.md#OPEN-5).
    id: 'CV5',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['cv_risk', 'dob', 'angina', 'heart_attack', 'stroke', 'heart_other'],
    when: (facts) =>
      facts.count('cv_risk') + (facts.ageYears >= 55 ? 1 : 0) >= 3 ||
      facts.chose('angina', 'stable') ||
      facts.chose('heart_attack', 'gt_6mo') ||
      facts.chose('stroke', 'gt_6mo') ||
      facts.chose('heart_other', 'pad', 'stent_bypass'),
    reasonForPatient:
      'Your answers show a higher risk of heart disease. The clinician will check whether your heart is ready, and may ask for a note from your doctor.',
    reasonForClinician:
      'Three or more risk factors (age 55 counts), stable angina, an old heart attack or stroke, artery disease or a stent. Record cardiac clearance, or that two flights of stairs are fine.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV5',
  },
  {
    // Princeton IV V.
    id: 'CV6',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'sexual_health',
    inputs: ['exercise'],
    when: (facts) => facts.chose('exercise', 'chest_pain'),
    reasonForPatient:
      'Chest pain on two flights of stairs means that your heart needs a check before sex. Please see a doctor soon. If you have chest pain now, call 911.',
    reasonForClinician: 'Chest pain on moderate exercise.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV6',
  },
  {
    id: 'CV6-BREATH',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['exercise'],
    when: (facts) => facts.chose('exercise', 'breathless', 'not_sure'),
    reasonForPatient:
      'Sex takes about as much effort as two flights of stairs. The clinician will check that your heart is ready for that.',
    reasonForClinician: 'Breathless on moderate exercise, or unsure: assess fitness for sex.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV6-BREATH',
  },
  {
    // CIALIS 5.1 V; a prescribing reference lists it as not recommended V.
    id: 'CV7',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['heart_other'],
    when: (facts) => facts.chose('heart_other', 'autonomic'),
    reasonForPatient:
      'With a nerve condition that affects blood pressure, this medicine can make you faint. Please ask the doctor who treats it what else can help.',
    reasonForClinician: 'Autonomic failure: impaired control of blood pressure.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV7',
  },
  {
    id: 'CV7-VALVE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['heart_other'],
    when: (facts) => facts.chose('heart_other', 'valve_mild'),
    reasonForPatient: 'The clinician will look at your heart valve before prescribing.',
    reasonForClinician: 'Mild valve disease.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV7-VALVE',
  },
  {
    // VIAGRA 5.1 V.
    id: 'CV8',
    version: 1,
    appliesTo: sexualHealthDrugs,
    outcome: 'stop',
    scope: 'sexual_health',
    inputs: ['told_no_sex'],
    when: (facts) => facts.chose('told_no_sex', 'yes'),
    reasonForPatient:
      'A doctor has told you to avoid sex for your health. Please ask that doctor again before using any of these products.',
    reasonForClinician: 'Was advised against sex for medical reasons.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV8',
  },
];
