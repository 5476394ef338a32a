import type { DrugType } from '#modules/catalogue/index.ts';
import { pde5Inhibitors } from '../drug-groups.ts';
import type { Rule } from '../rule.ts';

const oralMinoxidil: readonly DrugType[] = ['minoxidil_oral'];

/** Of all products together (docs/clinical/hair-loss.md#OMX-DOSE). */
export const oralMinoxidilMost = { drugType: 'minoxidil_oral', maxMgPerDay: 2.5 } as const;

/**
 * Minoxidil tablets, off-label for hair (docs/clinical/hair-loss.md#OMX). Blood pressure rules are in their own file.
 */
export const oralMinoxidilRules: readonly Rule[] = [
  {
    id: 'OMX-PHEO',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'alternative',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'adrenal_tumour'),
    reasonForPatient: 'Minoxidil tablets are not safe with this kind of adrenal tumor.',
    reasonForClinician: 'Pheochromocytoma: contraindicated.',
    source: 'docs/clinical/hair-loss.md#OMX-PHEO',
  },
  {
    id: 'OMX-HEART-FAILURE',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'alternative',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'heart_failure'),
    reasonForPatient: 'Minoxidil tablets can make heart failure worse, so they are not for you.',
    reasonForClinician: 'Heart failure.',
    source: 'docs/clinical/hair-loss.md#OMX-HEART-FAILURE',
  },
  {
    id: 'OMX-PERICARDIAL',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'alternative',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'pericardial'),
    reasonForPatient: 'Minoxidil tablets can cause fluid around the heart, so they are not for you.',
    reasonForClinician: 'Pericardial effusion or pericarditis. Boxed warning.',
    source: 'docs/clinical/hair-loss.md#OMX-PERICARDIAL',
  },
  {
    id: 'OMX-PULMONARY',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'alternative',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'pulmonary_hypertension'),
    reasonForPatient: 'Minoxidil tablets are not safe with high pressure in the lungs from a narrowed valve.',
    reasonForClinician: 'Pulmonary hypertension with mitral stenosis.',
    source: 'docs/clinical/hair-loss.md#OMX-PULMONARY',
  },
  {
    id: 'OMX-KIDNEY',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'kidney'),
    reasonForPatient: 'The kidneys clear minoxidil. The clinician will look at your kidney condition.',
    reasonForClinician: 'Kidney disease.',
    source: 'docs/clinical/hair-loss.md#OMX-KIDNEY',
  },
  {
    id: 'OMX-HYPOTENSION',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'low_blood_pressure'),
    reasonForPatient:
      'Minoxidil tablets lower blood pressure, and yours has been low. The clinician will check.',
    reasonForClinician: 'History of low blood pressure or fainting.',
    source: 'docs/clinical/hair-loss.md#OMX-HYPOTENSION',
  },
  {
    id: 'OMX-RHYTHM',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'arrhythmia'),
    reasonForPatient:
      'Minoxidil tablets can speed up the heart. The clinician will look at your heart rhythm.',
    reasonForClinician: 'Fast pulse or arrhythmia.',
    source: 'docs/clinical/hair-loss.md#OMX-RHYTHM',
  },
  {
    // "Other heart problem" and stroke have no source; they are treated the same way (P).
    id: 'OMX-CORONARY',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'coronary', 'other_heart', 'stroke'),
    reasonForPatient:
      'Minoxidil tablets make the heart work harder. The clinician will look at your history.',
    reasonForClinician:
      'Coronary disease, another heart problem or stroke. Boxed warning: angina may worsen.',
    source: 'docs/clinical/hair-loss.md#OMX-CORONARY',
  },
  {
    id: 'OMX-SWELLING',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'swelling'),
    reasonForPatient:
      'Minoxidil tablets can cause swelling. The clinician will look at the swelling you have.',
    reasonForClinician: 'Existing swelling.',
    source: 'docs/clinical/hair-loss.md#OMX-SWELLING',
  },
  {
    id: 'OMX-BP-MEDS',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['meds', 'conditions'],
    when: (facts) =>
      facts.chose('meds', 'blood_pressure', 'alpha_blocker') ||
      facts.chose('conditions', 'high_blood_pressure'),
    reasonForPatient:
      'Together with your blood pressure treatment, pressure could fall too far. The clinician will check.',
    reasonForClinician: 'Blood pressure medicine, alpha-blocker or hypertension: additive fall in pressure.',
    source: 'docs/clinical/hair-loss.md#OMX-BP-MEDS',
  },
  {
    id: 'OMX-GUANETHIDINE',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'guanethidine'),
    reasonForPatient:
      'Together with guanethidine, minoxidil tablets can make blood pressure fall dangerously low when you stand up.',
    reasonForClinician: 'Guanethidine (boxed: severe orthostatic hypotension).',
    source: 'docs/clinical/hair-loss.md#OMX-GUANETHIDINE',
  },
  {
    // Nitrates lower pressure further; the outcome "review" is policy (P).
    id: 'OMX-VASODILATORS',
    version: 2,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'nitrates'),
    reasonForPatient:
      'Together with this medicine, blood pressure could fall too far. The clinician will check.',
    reasonForClinician: 'Nitrates: additive fall in pressure.',
    source: 'docs/clinical/hair-loss.md#OMX-VASODILATORS',
  },
  {
    id: 'OMX-PDE5',
    version: 2,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['meds', 'meds_detail'],
    when: (facts) =>
      pde5Inhibitors.some((drug) => facts.has(drug)) ||
      facts.chose('meds', 'pde5') ||
      facts.mentions('meds_detail', [
        'sildenafil',
        'viagra',
        'tadalafil',
        'cialis',
        'vardenafil',
        'avanafil',
      ]),
    reasonForPatient:
      'Erection medicine and minoxidil tablets both lower blood pressure. The clinician will check.',
    reasonForClinician: 'PDE5 inhibitor: additive fall in pressure.',
    source: 'docs/clinical/hair-loss.md#OMX-PDE5',
  },
  {
    id: 'OMX-DUPLICATE',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'minoxidil'),
    reasonForPatient: 'You already use minoxidil. The clinician will decide which form you should use.',
    reasonForClinician: 'Uses minoxidil from elsewhere.',
    source: 'docs/clinical/hair-loss.md#OMX-DUPLICATE',
  },
  {
    // Unsure: there is no agreed way to raise the dose, so the cap is the usual starting dose for men. That the
    // 45-tablet pack means half tablets is a guess (docs/clinical/open-questions.md#OPEN-11).
    id: 'OMX-DOSE',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'dose',
    inputs: [],
    when: () => true,
    reasonForPatient: 'Minoxidil tablets start at 2.5 mg a day or less.',
    reasonForClinician: 'At most 2.5 mg a day; 1.25 mg a day is the lower start.',
    source: 'docs/clinical/hair-loss.md#OMX-DOSE',
    doseLimit: oralMinoxidilMost,
  },
  {
    // The four cases and the lower start are policy (P).
    id: 'OMX-LOW-START',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'dose',
    inputs: ['meds', 'conditions', 'dob'],
    when: (facts) =>
      pde5Inhibitors.some((drug) => facts.has(drug)) ||
      facts.chose('meds', 'blood_pressure') ||
      facts.chose('conditions', 'kidney') ||
      facts.ageYears >= 65,
    reasonForPatient: 'You start on half a tablet of minoxidil a day, because your pressure could fall more.',
    reasonForClinician:
      'Erection medicine from us, blood pressure medicine, kidney disease, or 65 or older: start with 1.25 mg a day.',
    source: 'docs/clinical/hair-loss.md#OMX-LOW-START',
    doseLimit: { drugType: 'minoxidil_oral', maxMgPerDay: 1.25, onlyFirst: true },
  },
  {
    id: 'OMX-COUNSEL',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'counsel',
    inputs: [],
    when: () => true,
    reasonForPatient:
      'Minoxidil tablets are approved for severe high blood pressure only; for hair they are used off-label. In rare cases they cause fluid around the heart or make chest pain from the heart worse. Call 911 for chest pain, fainting or trouble breathing. Tell us about fast weight gain or swelling. Common effects are more hair on face and body, light-headedness, headache, swollen ankles, a fast pulse, and shedding at first.',
    reasonForClinician: 'Boxed warning and off-label use shown.',
    source: 'docs/clinical/hair-loss.md#OMX-COUNSEL',
  },
];
