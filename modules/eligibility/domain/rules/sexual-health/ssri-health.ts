import { pde5Inhibitors, ssris } from '../../drug-groups.ts';
import type { Rule } from '../../rule.ts';

/** What health, age and effects on treatment mean for an antidepressant. */
export const ssriHealthRules: readonly Rule[] = [
  {
    // PROZAC (MIMS copy) V; UK MHRA M.
    id: 'SSRI-QT-SELF',
    version: 1,
    appliesTo: ['escitalopram', 'fluoxetine'],
    outcome: 'alternative',
    inputs: ['heart_other'],
    when: (facts) => facts.chose('heart_other', 'long_qt_self'),
    reasonForPatient:
      'With long QT, this medicine can cause a dangerous heart rhythm. Another one may be possible.',
    reasonForClinician: 'Long QT syndrome.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-QT-SELF',
  },
  {
    id: 'SSRI-QT-MEDICINE',
    version: 1,
    appliesTo: ['escitalopram'],
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'qt_medicine'),
    reasonForPatient:
      'Together with another medicine that affects the heart rhythm, escitalopram is not for you. Another one may be.',
    reasonForClinician: 'Another medicine that lengthens the QT interval.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-QT-MEDICINE',
  },
  {
    // LEXAPRO: recent heart attack V; P.
    id: 'SSRI-QT',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['heart_other', 'meds', 'heart_attack', 'hf_class'],
    when: (facts) =>
      facts.chose('heart_other', 'long_qt_self', 'long_qt_family', 'slow_pulse') ||
      facts.chose('meds', 'qt_medicine') ||
      facts.chose('heart_attack', 'lt_6mo') ||
      facts.chose('hf_class', '2', '3', '4'),
    reasonForPatient:
      'This medicine can affect the heart rhythm. The clinician will check, and may ask for an ECG.',
    reasonForClinician:
      'Risk of a long QT interval: own or family history, slow pulse, QT medicine, recent heart attack or heart failure. Ask for an ECG.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-QT',
  },
  {
    // ZOLOFT 5: screen V; stop P.
    id: 'SSRI-BIPOLAR',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['mind_hx'],
    when: (facts) => facts.chose('mind_hx', 'bipolar_self'),
    reasonForPatient:
      'With bipolar disorder, this medicine can bring on mania. Please ask the doctor who treats you; a spray may be an option here.',
    reasonForClinician: 'Bipolar disorder or mania.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-BIPOLAR',
  },
  {
    id: 'SSRI-BIPOLAR-FAMILY',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['mind_hx'],
    when: (facts) => facts.chose('mind_hx', 'bipolar_family'),
    reasonForPatient: 'Because of bipolar disorder in your family, the clinician will look at this first.',
    reasonForClinician: 'Bipolar disorder in the family.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-BIPOLAR-FAMILY',
  },
  {
    id: 'SSRI-PSYCH',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['mind_hx'],
    when: (facts) =>
      facts.chose('mind_hx', 'psychosis', 'suicide_attempt', 'eating_disorder', 'psychiatric_care_now'),
    reasonForPatient:
      'With your history, this medicine should come from someone who sees you in person and knows you. Please ask the doctor who treats you; a spray may be an option here.',
    reasonForClinician: 'Psychosis, a suicide attempt, an eating disorder or psychiatric care now: refer.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-PSYCH',
  },
  {
    // Boxed warning V; offering it at all under 25 is P (docs/clinical/open-questions.md#OPEN-7).
    id: 'SSRI-AGE25',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['dob'],
    when: (facts) => facts.ageYears >= 18 && facts.ageYears < 25,
    reasonForPatient:
      'Up to age 24, this medicine can bring on thoughts of suicide. The clinician will talk with you about it before prescribing.',
    reasonForClinician: 'Age 18 to 24: boxed warning.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-AGE25',
  },
  {
    // Warnings and precautions V; the split P.
    id: 'SSRI-HYPONA',
    version: 1,
    appliesTo: ssris,
    outcome: 'alternative',
    inputs: ['mind_hx'],
    when: (facts) => facts.chose('mind_hx', 'low_sodium'),
    reasonForPatient: 'This medicine can lower sodium in the blood. After low sodium, it is not for you.',
    reasonForClinician: 'Past low sodium.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-HYPONA',
  },
  {
    id: 'SSRI-HYPONA-RISK',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['meds', 'dob'],
    when: (facts) => facts.chose('meds', 'diuretic') || facts.ageYears >= 65,
    reasonForPatient:
      'This medicine can lower sodium in the blood. The clinician will check your risk first.',
    reasonForClinician: 'Diuretic, or 65 or older: risk of low sodium.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-HYPONA-RISK',
  },
  {
    // Warnings and precautions (avoid) V.
    id: 'SSRI-GLAUCOMA',
    version: 1,
    appliesTo: ssris,
    outcome: 'alternative',
    inputs: ['eye_ear'],
    when: (facts) => facts.chose('eye_ear', 'narrow_angle'),
    reasonForPatient:
      'With narrow-angle glaucoma, this medicine can raise eye pressure, so it is not for you.',
    reasonForClinician: 'Narrow-angle glaucoma.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-GLAUCOMA',
  },
  {
    // Warnings and precautions V; the split P.
    id: 'SSRI-SEIZURE',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['mind_hx'],
    when: (facts) => facts.chose('mind_hx', 'seizure'),
    reasonForPatient:
      'This medicine can make seizures easier. The clinician will look at your history first.',
    reasonForClinician: 'Seizures.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SEIZURE',
  },
  {
    id: 'SSRI-SEIZURE-ACTIVE',
    version: 1,
    appliesTo: ssris,
    outcome: 'alternative',
    inputs: ['seizure_control'],
    when: (facts) => facts.chose('seizure_control', 'not_controlled'),
    reasonForPatient: 'While seizures are not under control, this medicine is not for you.',
    reasonForClinician: 'Seizures that are not controlled.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SEIZURE-ACTIVE',
  },
  {
    // PROZAC V.
    id: 'SSRI-HEPATIC',
    version: 1,
    appliesTo: ['fluoxetine'],
    outcome: 'review',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'mild', 'moderate', 'severe'),
    reasonForPatient:
      'Your liver clears fluoxetine more slowly. The clinician will check, and the dose will be lower.',
    reasonForClinician: 'Liver disease: a lower dose of fluoxetine, or less often.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-HEPATIC',
  },
  {
    // ZOLOFT 2.4 V.
    id: 'SSRI-HEPATIC-SERTRALINE',
    version: 1,
    appliesTo: ['sertraline'],
    outcome: 'dose',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'mild'),
    reasonForPatient: 'Because of your liver, you take at most 50 mg of sertraline.',
    reasonForClinician: 'Mild liver disease: at most sertraline 50 mg.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-HEPATIC-SERTRALINE',
    doseLimit: { drugType: 'sertraline', maxMgPerDay: 50 },
  },
  {
    id: 'SSRI-HEPATIC-SEVERE',
    version: 1,
    appliesTo: ['sertraline'],
    outcome: 'alternative',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'moderate', 'severe'),
    reasonForPatient: 'With your liver disease, sertraline is not for you. Another one may be.',
    reasonForClinician: 'Moderate or severe liver disease: no sertraline.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-HEPATIC-SEVERE',
  },
  {
    // LEXAPRO V.
    id: 'SSRI-HEPATIC-ESCITALOPRAM',
    version: 1,
    appliesTo: ['escitalopram'],
    outcome: 'dose',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'mild', 'moderate', 'severe'),
    reasonForPatient: 'Because of your liver, you take at most 10 mg of escitalopram.',
    reasonForClinician: 'Liver disease: at most escitalopram 10 mg.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-HEPATIC-ESCITALOPRAM',
    doseLimit: { drugType: 'escitalopram', maxMgPerDay: 10 },
  },
  {
    // LEXAPRO: below 20 not studied V.
    id: 'SSRI-RENAL',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['kidney_level'],
    when: (facts) => facts.chose('kidney_level', 'under_30'),
    reasonForPatient: 'The clinician will look at your kidneys before prescribing.',
    reasonForClinician: 'Creatinine clearance below 30.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-RENAL',
  },
  {
    // LEXAPRO V.
    id: 'SSRI-AGE65',
    version: 1,
    appliesTo: ['escitalopram'],
    outcome: 'dose',
    inputs: ['dob'],
    when: (facts) => facts.ageYears >= 65,
    reasonForPatient: 'From age 65 you take at most 10 mg of escitalopram.',
    reasonForClinician: '65 or older: at most escitalopram 10 mg.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-AGE65',
    doseLimit: { drugType: 'escitalopram', maxMgPerDay: 10 },
  },
  {
    // Warnings and precautions V; handling P.
    id: 'SSRI-SIDE',
    version: 1,
    appliesTo: ssris,
    outcome: 'emergency',
    scope: 'ssri',
    inputs: ['ssri_effects'],
    when: (facts) => facts.chose('ssri_effects', 'serotonin_signs'),
    reasonForPatient:
      'Fever, stiff muscles, shaking or confusion on this medicine can be an emergency. Please call 911 now, and say what you took and when.',
    reasonForClinician: 'Signs of serotonin syndrome.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SIDE',
  },
  {
    id: 'SSRI-SIDE-MANIA',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['ssri_effects'],
    when: (facts) => facts.chose('ssri_effects', 'mania_agitation'),
    reasonForPatient:
      'Feeling unusually high, restless or agitated can come from this medicine. We will contact you today. Call or text 988 if you need someone now; in danger, call 911.',
    reasonForClinician: 'Mania or agitation: contact the same day, and plan how to stop.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SIDE-MANIA',
  },
  {
    id: 'SSRI-SIDE-HOLD',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['ssri_effects'],
    when: (facts) => facts.chose('ssri_effects', 'palpitations', 'fainting', 'bleeding', 'confusion'),
    reasonForPatient:
      'What you noticed can come from this medicine. The clinician will look at it today. If it is severe, call 911.',
    reasonForClinician: 'Palpitations, fainting, bleeding or confusion: no higher dose, review the same day.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SIDE-HOLD',
  },
  {
    id: 'H5-OTHER',
    version: 1,
    appliesTo: [...pde5Inhibitors, ...ssris],
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['cancer_treatment'],
    when: (facts) => facts.chose('cancer_treatment', 'now'),
    reasonForPatient:
      'During cancer treatment, please ask your cancer team before a new medicine. The clinician cannot prescribe until that is clear.',
    reasonForClinician: 'In cancer treatment now: record what the cancer team says before prescribing.',
    source: 'docs/clinical/hair-loss.md#H5-OTHER',
  },
];
