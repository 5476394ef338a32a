import type { DrugType } from '#modules/catalogue/index.ts';
import { pde5Inhibitors } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { DoseLimit, Rule } from '../../rule.ts';

const sildenafil: readonly DrugType[] = ['sildenafil'];
const tadalafil: readonly DrugType[] = ['tadalafil'];

const sildenafilStart: DoseLimit = { drugType: 'sildenafil', maxMgPerDay: 25, onlyFirst: true };

/** The lowest first dose of every drug and mode. */
const lowestStart: readonly DoseLimit[] = [
  sildenafilStart,
  { drugType: 'tadalafil', mode: 'as_needed', maxMgPerDay: 5, onlyFirst: true },
  { drugType: 'tadalafil', mode: 'daily', maxMgPerDay: 2.5, onlyFirst: true },
];

const noDailyTadalafil: DoseLimit = { drugType: 'tadalafil', mode: 'daily', maxMgPerDay: 0 };

const hasManyPressureMedicines = (facts: Facts): boolean =>
  facts.chose('bp_medicines', 'three_or_more') || facts.has('minoxidil_oral');

/** What other medicines, kidneys, liver and age mean for the dose. */
export const pde5DoseRules: readonly Rule[] = [
  {
    // VIAGRA 2.3, CIALIS 2.7, 5.6 V.
    id: 'PDE-ALPHA',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'alpha_blocker'),
    reasonForPatient:
      'Together with your alpha-blocker, blood pressure can fall. The clinician will check, and you start on a lower dose.',
    reasonForClinician: 'Alpha-blocker: should be stable before the lowest dose.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALPHA',
  },
  {
    id: 'PDE-ALPHA-DOSE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'dose',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'alpha_blocker'),
    reasonForPatient: 'You start on a lower dose because of your alpha-blocker.',
    reasonForClinician:
      'Alpha-blocker: start with sildenafil 25 mg, or tadalafil 5 mg as needed or 2.5 mg daily.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALPHA-DOSE',
    doseLimit: lowestStart,
  },
  {
    // 4 weeks P.
    id: 'PDE-ALPHA-NEW',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'alpha_new'),
    reasonForPatient:
      'You have just started an alpha-blocker. Your body needs about 4 weeks to adjust before erection medicine is safe. Please come back then.',
    reasonForClinician: 'Alpha-blocker for less than 4 weeks.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALPHA-NEW',
  },
  {
    id: 'PDE-ALPHA-PROSTATE',
    version: 1,
    appliesTo: tadalafil,
    outcome: 'dose',
    inputs: ['meds', 'conditions'],
    when: (facts) => facts.chose('meds', 'alpha_blocker') && facts.chose('conditions', 'prostate'),
    reasonForPatient:
      'Together with an alpha-blocker for the prostate, tadalafil is not taken every day. As needed it may be possible.',
    reasonForClinician: 'Alpha-blocker for the prostate: no daily tadalafil.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALPHA-PROSTATE',
    doseLimit: noDailyTadalafil,
  },
  {
    // VIAGRA 2.4, CIALIS 2.7, 5.10 V. Ketoconazole shampoo is not one of these medicines.
    id: 'PDE-CYP-STRONG',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'booster', 'strong_cyp'),
    reasonForPatient:
      'One of your medicines makes erection medicine stronger. The clinician will check, and your dose will be lower.',
    reasonForClinician: 'Strong CYP3A4 inhibitor.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CYP-STRONG',
  },
  {
    id: 'PDE-CYP-BOOSTER',
    version: 1,
    appliesTo: sildenafil,
    outcome: 'dose',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'booster'),
    reasonForPatient: 'With ritonavir or cobicistat, take at most 25 mg of sildenafil in 48 hours.',
    reasonForClinician: 'Ritonavir or cobicistat: at most sildenafil 25 mg in 48 hours.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CYP-BOOSTER',
    doseLimit: { drugType: 'sildenafil', maxMgPerDay: 25, everyHours: 48 },
  },
  {
    id: 'PDE-CYP-STRONG-SILDENAFIL',
    version: 1,
    appliesTo: sildenafil,
    outcome: 'dose',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'strong_cyp'),
    reasonForPatient: 'You start on a lower dose of sildenafil because of your other medicine.',
    reasonForClinician: 'Strong CYP3A4 inhibitor: start with sildenafil 25 mg.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CYP-STRONG-SILDENAFIL',
    doseLimit: sildenafilStart,
  },
  {
    id: 'PDE-CYP-STRONG-TADALAFIL',
    version: 1,
    appliesTo: tadalafil,
    outcome: 'dose',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'booster', 'strong_cyp'),
    reasonForPatient:
      'With your other medicine, take at most 10 mg of tadalafil in 72 hours, or at most 2.5 mg a day.',
    reasonForClinician:
      'Strong CYP3A4 inhibitor: tadalafil as needed at most 10 mg in 72 hours, daily at most 2.5 mg.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CYP-STRONG-TADALAFIL',
    doseLimit: [
      { drugType: 'tadalafil', mode: 'as_needed', maxMgPerDay: 10, everyHours: 72 },
      { drugType: 'tadalafil', mode: 'daily', maxMgPerDay: 2.5 },
    ],
  },
  {
    id: 'PDE-CYP-MOD',
    version: 1,
    appliesTo: tadalafil,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'moderate_cyp'),
    reasonForPatient:
      'One of your medicines, or grapefruit, can make tadalafil stronger. The clinician will check.',
    reasonForClinician: 'Moderate CYP3A4 inhibitor.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CYP-MOD',
  },
  {
    // VIAGRA 2.4 erythromycin V; others M.
    id: 'PDE-CYP-MOD-DOSE',
    version: 1,
    appliesTo: sildenafil,
    outcome: 'dose',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'moderate_cyp'),
    reasonForPatient: 'You start on a lower dose of sildenafil because of your other medicine or grapefruit.',
    reasonForClinician: 'Moderate CYP3A4 inhibitor: start with sildenafil 25 mg.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CYP-MOD-DOSE',
    doseLimit: sildenafilStart,
  },
  {
    // CIALIS 2.6 V; VIAGRA 2.5 M, HSA copy V.
    id: 'PDE-RENAL',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['kidney_level'],
    when: (facts) => facts.chose('kidney_level', 'under_30', '30_50'),
    reasonForPatient: 'Your kidneys clear this medicine more slowly. The clinician will check the dose.',
    reasonForClinician: 'Creatinine clearance of 50 or less.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-RENAL',
  },
  {
    id: 'PDE-RENAL-UNDER-30',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'dose',
    inputs: ['kidney_level'],
    when: (facts) => facts.chose('kidney_level', 'under_30'),
    reasonForPatient:
      'Because of your kidneys you start on a lower dose, and tadalafil is not taken every day.',
    reasonForClinician:
      'Clearance below 30: start with sildenafil 25 mg; tadalafil as needed at most 5 mg in 72 hours, not daily.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-RENAL-UNDER-30',
    doseLimit: [
      sildenafilStart,
      { drugType: 'tadalafil', mode: 'as_needed', maxMgPerDay: 5, everyHours: 72 },
      noDailyTadalafil,
    ],
  },
  {
    id: 'PDE-RENAL-30-50',
    version: 1,
    appliesTo: tadalafil,
    outcome: 'dose',
    inputs: ['kidney_level'],
    when: (facts) => facts.chose('kidney_level', '30_50'),
    reasonForPatient:
      'Because of your kidneys you start on a lower dose of tadalafil, with more time between doses.',
    reasonForClinician:
      'Clearance 30 to 50: tadalafil as needed start 5 mg, at most 10 mg in 48 hours; daily start 2.5 mg, at most 5 mg.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-RENAL-30-50',
    doseLimit: [
      { drugType: 'tadalafil', mode: 'as_needed', maxMgPerDay: 5, onlyFirst: true },
      { drugType: 'tadalafil', mode: 'as_needed', maxMgPerDay: 10, everyHours: 48 },
      { drugType: 'tadalafil', mode: 'daily', maxMgPerDay: 2.5, onlyFirst: true },
      { drugType: 'tadalafil', mode: 'daily', maxMgPerDay: 5 },
    ],
  },
  {
    // CIALIS 2.6 V. Daily tadalafil has no number of its own here; the review covers it.
    id: 'PDE-HEPATIC',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'mild', 'moderate'),
    reasonForPatient: 'Your liver clears this medicine more slowly. The clinician will check the dose.',
    reasonForClinician: 'Mild or moderate liver disease.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-HEPATIC',
  },
  {
    id: 'PDE-HEPATIC-DOSE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'dose',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'mild', 'moderate'),
    reasonForPatient: 'You start on a lower dose because of your liver.',
    reasonForClinician:
      'Mild or moderate liver disease: start with sildenafil 25 mg; tadalafil as needed at most 10 mg.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-HEPATIC-DOSE',
    doseLimit: [sildenafilStart, { drugType: 'tadalafil', mode: 'as_needed', maxMgPerDay: 10 }],
  },
  {
    // CIALIS 2.6 V; sildenafil P.
    id: 'PDE-HEPATIC-SEVERE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'alternative',
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'severe'),
    reasonForPatient:
      'With severe liver disease, this medicine is not for you. Please ask the doctor who treats your liver.',
    reasonForClinician: 'Severe liver disease.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-HEPATIC-SEVERE',
  },
  {
    // VIAGRA 2.5 M. The EU label needs none; the stricter one is kept.
    id: 'PDE-AGE65',
    version: 1,
    appliesTo: sildenafil,
    outcome: 'dose',
    inputs: ['dob'],
    when: (facts) => facts.ageYears >= 65,
    reasonForPatient: 'From age 65 you start on a lower dose of sildenafil.',
    reasonForClinician: '65 or older: start with sildenafil 25 mg.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-AGE65',
    doseLimit: sildenafilStart,
  },
  {
    // CIALIS 5.6 V.
    id: 'PDE-BP-MEDS',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'counsel',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'blood_pressure'),
    reasonForPatient:
      'With blood pressure medicine, erection medicine can lower your pressure a little more. Stand up slowly, and tell us if you feel dizzy or faint.',
    reasonForClinician: 'Blood pressure medicine. Advice shown.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-BP-MEDS',
  },
  {
    // The number 3 is P.
    id: 'PDE-BP-MEDS-MANY',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['bp_medicines'],
    when: hasManyPressureMedicines,
    reasonForPatient:
      'With your other medicines, blood pressure could fall too far. The clinician will check, and you start on the lowest dose.',
    reasonForClinician: 'Three or more blood pressure medicines, or minoxidil tablets.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-BP-MEDS-MANY',
  },
  {
    id: 'PDE-BP-MEDS-DOSE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'dose',
    inputs: ['bp_medicines'],
    when: hasManyPressureMedicines,
    reasonForPatient: 'You start on the lowest dose because of your blood pressure medicines.',
    reasonForClinician:
      'Three or more blood pressure medicines, or minoxidil tablets: start with the lowest dose.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-BP-MEDS-DOSE',
    doseLimit: lowestStart,
  },
];
