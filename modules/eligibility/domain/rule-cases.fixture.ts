import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { FactsInput } from './facts.ts';
import { overTheCounterCases } from './over-the-counter-cases.fixture.ts';

/** One rule with answers that trigger it and answers that just miss it. They are merged over healthy answers. */
export interface RuleCase {
  readonly ruleId: string;
  readonly drugs: readonly DrugType[];
  readonly fires: CaseInput;
  readonly neighbor: CaseInput;
}

export interface CaseInput {
  readonly answers?: Answers;
  readonly drugs?: readonly DrugType[];
  /** Questions left unanswered. */
  readonly without?: readonly string[];
  readonly ageYears?: number;
  readonly state?: string;
  /** Facts besides the answers. */
  readonly around?: Pick<
    FactsInput,
    | 'visitKind'
    | 'isFirstOfLine'
    | 'requiresLiveCall'
    | 'profileDob'
    | 'tooOld'
    | 'earlyRefills'
    | 'takenDrugs'
    | 'earlierAnswers'
    | 'purpose'
    | 'erectionMinimumAge'
  >;
}

const fin: readonly DrugType[] = ['finasteride'];
const gel: readonly DrugType[] = ['topical_finasteride_and_minoxidil'];
const foam: readonly DrugType[] = ['minoxidil_foam'];
const tablets: readonly DrugType[] = ['minoxidil_oral'];
const shampoo: readonly DrugType[] = ['ketoconazole'];

const reading = (systolic: number, diastolic: number, pulse?: number): CaseInput => ({
  answers: {
    bp: { systolic, diastolic, takenOn: '2027-03-01', ...(pulse === undefined ? {} : { pulse }) },
  },
});

const choosing = (
  question: string,
  fires: string,
  neighbor: string,
): Pick<RuleCase, 'fires' | 'neighbor'> => ({
  fires: { answers: { [question]: [fires] } },
  neighbor: { answers: { [question]: [neighbor] } },
});

const answering = (
  question: string,
  fires: string,
  neighbor: string,
): Pick<RuleCase, 'fires' | 'neighbor'> => ({
  fires: { answers: { [question]: fires } },
  neighbor: { answers: { [question]: neighbor } },
});

export const ruleCases: readonly RuleCase[] = [
  { ruleId: 'SEX', drugs: shampoo, ...answering('sex_at_birth', 'female', 'male') },
  { ruleId: 'AGE-MIN', drugs: shampoo, fires: { ageYears: 17 }, neighbor: { ageYears: 18 } },
  { ruleId: 'AGE-MIN', drugs: fin, fires: { ageYears: Number.NaN }, neighbor: { ageYears: 90 } },
  { ruleId: 'AGE-65', drugs: fin, fires: { ageYears: 65 }, neighbor: { ageYears: 64 } },
  { ruleId: 'STATE', drugs: fin, ...answering('state', 'AK', 'NY') },
  { ruleId: 'STATE', drugs: fin, fires: { state: 'AK' }, neighbor: { state: 'CA' } },
  { ruleId: 'SELF-HARM', drugs: fin, ...answering('self_harm_now', 'yes', 'no') },
  { ruleId: 'SELF-HARM', drugs: foam, ...choosing('urgent_symptoms', 'self_harm', 'chest_pain') },
  { ruleId: 'URGENT-SYMPTOMS', drugs: fin, ...choosing('urgent_symptoms', 'breathless', 'self_harm') },
  { ruleId: 'URGENT-SYMPTOMS', drugs: foam, ...choosing('urgent_symptoms', 'fainting', 'none') },
  { ruleId: 'OTHER-HISTORY', drugs: fin, ...choosing('meds', 'other', 'none') },
  {
    ruleId: 'FRESH-URGENT',
    drugs: fin,
    fires: { around: { tooOld: ['urgent_symptoms'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-URGENT',
    drugs: fin,
    fires: { around: { tooOld: ['urgent_symptoms'] } },
    neighbor: { around: { tooOld: ['urgent_symptoms'] }, without: ['urgent_symptoms'] },
  },
  {
    ruleId: 'FRESH-HISTORY',
    drugs: fin,
    fires: { around: { tooOld: ['conditions'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-HISTORY',
    drugs: fin,
    fires: { around: { tooOld: ['conditions'] } },
    neighbor: { around: { tooOld: ['conditions'] }, without: ['conditions'] },
  },
  {
    ruleId: 'FRESH-HISTORY',
    drugs: fin,
    fires: { around: { tooOld: ['meds'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-HISTORY',
    drugs: fin,
    fires: { around: { tooOld: ['meds'] } },
    neighbor: { around: { tooOld: ['meds'] }, without: ['meds'] },
  },
  {
    ruleId: 'FRESH-HISTORY',
    drugs: fin,
    fires: { around: { tooOld: ['allergies'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-HISTORY',
    drugs: fin,
    fires: { around: { tooOld: ['allergies'] } },
    neighbor: { around: { tooOld: ['allergies'] }, without: ['allergies'] },
  },
  {
    ruleId: 'FRESH-MOOD',
    drugs: fin,
    fires: { around: { tooOld: ['phq2_interest'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-MOOD',
    drugs: fin,
    fires: { around: { tooOld: ['phq2_interest'] } },
    neighbor: { around: { tooOld: ['phq2_interest'] }, without: ['phq2_interest'] },
  },
  {
    ruleId: 'FRESH-MOOD',
    drugs: fin,
    fires: { around: { tooOld: ['phq2_down'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-MOOD',
    drugs: fin,
    fires: { around: { tooOld: ['phq2_down'] } },
    neighbor: { around: { tooOld: ['phq2_down'] }, without: ['phq2_down'] },
  },
  {
    ruleId: 'FRESH-MOOD',
    drugs: fin,
    fires: { around: { tooOld: ['self_harm_now'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-MOOD',
    drugs: fin,
    fires: { around: { tooOld: ['self_harm_now'] } },
    neighbor: { around: { tooOld: ['self_harm_now'] }, without: ['self_harm_now'] },
  },
  {
    ruleId: 'FRESH-HOUSEHOLD',
    drugs: fin,
    fires: { around: { tooOld: ['partner_pregnant'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-HOUSEHOLD',
    drugs: fin,
    fires: { around: { tooOld: ['partner_pregnant'] } },
    neighbor: { around: { tooOld: ['partner_pregnant'] }, without: ['partner_pregnant'] },
  },
  {
    ruleId: 'FRESH-SCALP-CONTACT',
    drugs: gel,
    fires: { around: { tooOld: ['scalp_contact'] } },
    neighbor: { around: { tooOld: ['bp'] } },
  },
  {
    ruleId: 'FRESH-SCALP-CONTACT',
    drugs: gel,
    fires: { around: { tooOld: ['scalp_contact'] } },
    neighbor: { around: { tooOld: ['scalp_contact'] }, without: ['scalp_contact'] },
  },
  {
    ruleId: 'DOB-MISMATCH',
    drugs: fin,
    fires: { answers: { dob: '1990-05-01' }, around: { profileDob: '1990-05-02' } },
    neighbor: { answers: { dob: '1990-05-02' }, around: { profileDob: '1990-05-02' } },
  },
  {
    ruleId: 'DOB-MISMATCH',
    drugs: fin,
    fires: { answers: { dob: '1990-05-01' }, around: { profileDob: '1990-05-02' } },
    neighbor: { answers: { dob: '1990-05-01' }, around: { profileDob: null } },
  },
  {
    ruleId: 'DOB-MISMATCH',
    drugs: fin,
    fires: { answers: { dob: '1990-05-02', id_dob: '1990-05-01' }, around: { profileDob: '1990-05-02' } },
    neighbor: { answers: { dob: '1990-05-02', id_dob: '1990-05-02' }, around: { profileDob: '1990-05-02' } },
  },
  {
    ruleId: 'LIVE-CALL',
    drugs: fin,
    fires: { around: { visitKind: 'initial', requiresLiveCall: true } },
    neighbor: { around: { visitKind: 'renewal', requiresLiveCall: true } },
  },
  {
    ruleId: 'LIVE-CALL',
    drugs: fin,
    fires: { around: { visitKind: 'initial', requiresLiveCall: true } },
    neighbor: { around: { visitKind: 'initial', requiresLiveCall: false } },
  },
  {
    // After a move, the renewal leads to the first prescription of the line there.
    ruleId: 'LIVE-CALL',
    drugs: fin,
    fires: { around: { visitKind: 'renewal', isFirstOfLine: true, requiresLiveCall: true } },
    neighbor: { around: { visitKind: 'renewal', isFirstOfLine: false, requiresLiveCall: true } },
  },
  { ruleId: 'H1', drugs: foam, ...answering('patchy', 'yes', 'not_sure') },
  { ruleId: 'H1-UNSURE', drugs: fin, ...answering('patchy', 'not_sure', 'no') },
  { ruleId: 'H2', drugs: fin, ...answering('speed', 'under_3_months', 'within_a_year') },
  { ruleId: 'H2', drugs: fin, ...choosing('shedding_trigger', 'diet', 'none') },
  { ruleId: 'H3', drugs: gel, ...choosing('scalp_symptoms', 'heavy_scale', 'psoriasis') },
  {
    ruleId: 'H3',
    drugs: gel,
    fires: { answers: { scalp_symptoms: ['pus'] } },
    neighbor: { answers: { scalp_symptoms: ['pus'] }, drugs: ['minoxidil_foam', 'finasteride'] },
  },
  {
    ruleId: 'H3-SCALP',
    drugs: ['finasteride', 'minoxidil'],
    ...choosing('scalp_symptoms', 'scarring', 'broken'),
  },
  { ruleId: 'H3-TABLETS', drugs: fin, ...choosing('scalp_symptoms', 'burning', 'inflamed') },
  { ruleId: 'H4', drugs: fin, ...choosing('other_hair_loss', 'lashes', 'none') },
  { ruleId: 'H4', drugs: foam, ...choosing('other_hair_loss', 'brows', 'none') },
  { ruleId: 'H5', drugs: foam, ...answering('cancer_treatment', 'now', 'past') },
  { ruleId: 'H5', drugs: fin, ...answering('cancer_treatment', 'now', 'past') },
  { ruleId: 'H6', drugs: fin, ...choosing('conditions', 'anaemia', 'blood') },
  { ruleId: 'H7', drugs: foam, fires: { ageYears: 17 }, neighbor: { ageYears: 18 } },
  { ruleId: 'H8', drugs: fin, ...answering('onset', 'before_puberty_ended', 'by_30') },
  {
    ruleId: 'H8',
    drugs: fin,
    fires: { answers: { family: 'no', hair_loss_area: ['all_over'] } },
    neighbor: { answers: { family: 'no', hair_loss_area: ['crown'] } },
  },
  { ruleId: 'NORWOOD-LATE', drugs: fin, ...answering('norwood', 'norwood_6', 'norwood_5') },
  { ruleId: 'FIN-ALLERGY', drugs: gel, ...choosing('allergies', 'finasteride', 'minoxidil') },
  {
    ruleId: 'FIN-ALLERGY',
    drugs: fin,
    fires: { answers: { allergies: ['other'], allergies_detail: 'Hives from Avodart' } },
    neighbor: { answers: { allergies: ['other'], allergies_detail: 'Hives from peanuts' } },
  },
  { ruleId: 'FIN-LIVER', drugs: fin, ...choosing('conditions', 'liver', 'kidney') },
  { ruleId: 'FIN-KIDNEY', drugs: fin, ...choosing('conditions', 'kidney', 'liver') },
  { ruleId: 'FIN-PROSTATE', drugs: fin, ...choosing('conditions', 'prostate', 'breast_lump') },
  { ruleId: 'FIN-BREAST', drugs: fin, ...choosing('conditions', 'breast_lump', 'prostate') },
  { ruleId: 'FIN-BREAST', drugs: fin, ...choosing('side_effects', 'breast', 'body_hair') },
  { ruleId: 'FIN-DEPRESSION', drugs: fin, ...choosing('conditions', 'mental_health', 'seizure') },
  {
    ruleId: 'FIN-PHQ2',
    drugs: fin,
    fires: { answers: { phq2_interest: '1', phq2_down: '2' } },
    neighbor: { answers: { phq2_interest: '1', phq2_down: '1' } },
  },
  { ruleId: 'FIN-CONCEIVE', drugs: fin, ...choosing('partner_pregnant', 'trying', 'pregnant') },
  { ruleId: 'FIN-DUPLICATE', drugs: fin, ...choosing('meds', 'finasteride_or_dutasteride', 'minoxidil') },
  {
    ruleId: 'FIN-DUPLICATE',
    drugs: fin,
    fires: { answers: { meds: ['other'], meds_detail: 'PROPECIA 1 mg' } },
    neighbor: { answers: { meds: ['other'], meds_detail: 'Vitamin D' } },
  },
  {
    ruleId: 'TFM-CONFLICT',
    drugs: fin,
    fires: { drugs: ['topical_finasteride_and_minoxidil', 'finasteride'] },
    neighbor: { drugs: ['topical_finasteride_and_minoxidil', 'ketoconazole'] },
  },
  { ruleId: 'FIN-HANDLING', drugs: fin, ...choosing('partner_pregnant', 'pregnant', 'none') },
  { ruleId: 'FIN-COUNSEL', drugs: gel, fires: {}, neighbor: { drugs: tablets } },
  { ruleId: 'TFM-TRANSFER', drugs: gel, ...answering('scalp_contact', 'cannot_avoid', 'can_avoid') },
  { ruleId: 'TFM-TRANSFER-CARE', drugs: gel, ...answering('scalp_contact', 'can_avoid', 'no') },
  { ruleId: 'TFM-HEART', drugs: gel, ...choosing('conditions', 'other_heart', 'high_blood_pressure') },
  { ruleId: 'TFM-SCALP-MEDS', drugs: gel, ...choosing('meds', 'scalp_medicine', 'blood_thinner') },
  { ruleId: 'TFM-COUNSEL', drugs: gel, fires: {}, neighbor: { drugs: fin } },
  { ruleId: 'MINOX-ALLERGY', drugs: tablets, ...choosing('allergies', 'minoxidil', 'ketoconazole') },
  {
    ruleId: 'MINOX-GLYCOL',
    drugs: ['minoxidil'],
    ...choosing('allergies', 'propylene_glycol', 'ketoconazole'),
  },
  {
    ruleId: 'MINOX-GLYCOL',
    drugs: ['minoxidil'],
    fires: { answers: { allergies: ['propylene_glycol'] } },
    neighbor: { answers: { allergies: ['propylene_glycol'] }, drugs: foam },
  },
  { ruleId: 'MINOX-SCALP', drugs: foam, ...choosing('scalp_symptoms', 'broken', 'psoriasis') },
  { ruleId: 'MINOX-HEART', drugs: foam, ...choosing('conditions', 'arrhythmia', 'high_blood_pressure') },
  { ruleId: 'MINOX-HEART', drugs: foam, ...choosing('meds', 'blood_pressure', 'pde5') },
  { ruleId: 'MINOX-SCALP-MEDS', drugs: foam, ...choosing('meds', 'scalp_medicine', 'hormones') },
  { ruleId: 'MINOX-COUNSEL', drugs: foam, fires: {}, neighbor: { drugs: tablets } },
  { ruleId: 'OMX-PHEO', drugs: tablets, ...choosing('conditions', 'adrenal_tumour', 'blood') },
  { ruleId: 'OMX-HEART-FAILURE', drugs: tablets, ...choosing('conditions', 'heart_failure', 'other_heart') },
  { ruleId: 'OMX-PERICARDIAL', drugs: tablets, ...choosing('conditions', 'pericardial', 'coronary') },
  {
    ruleId: 'OMX-PULMONARY',
    drugs: tablets,
    ...choosing('conditions', 'pulmonary_hypertension', 'high_blood_pressure'),
  },
  { ruleId: 'OMX-KIDNEY', drugs: tablets, ...choosing('conditions', 'kidney', 'liver') },
  {
    ruleId: 'OMX-HYPOTENSION',
    drugs: tablets,
    ...choosing('conditions', 'low_blood_pressure', 'high_blood_pressure'),
  },
  { ruleId: 'OMX-RHYTHM', drugs: tablets, ...choosing('conditions', 'arrhythmia', 'coronary') },
  { ruleId: 'OMX-CORONARY', drugs: tablets, ...choosing('conditions', 'coronary', 'arrhythmia') },
  { ruleId: 'OMX-SWELLING', drugs: tablets, ...choosing('conditions', 'swelling', 'eye') },
  { ruleId: 'OMX-BP-MEDS', drugs: tablets, ...choosing('meds', 'alpha_blocker', 'antidepressant') },
  {
    ruleId: 'OMX-BP-MEDS',
    drugs: tablets,
    ...choosing('conditions', 'high_blood_pressure', 'low_blood_pressure'),
  },
  { ruleId: 'OMX-VASODILATORS', drugs: tablets, ...choosing('meds', 'nitrates', 'pde5') },
  { ruleId: 'OMX-GUANETHIDINE', drugs: tablets, ...choosing('meds', 'guanethidine', 'blood_thinner') },
  { ruleId: 'OMX-PDE5', drugs: tablets, ...choosing('meds', 'pde5', 'nitrates') },
  {
    ruleId: 'OMX-PDE5',
    drugs: tablets,
    fires: { answers: { meds: ['other'], meds_detail: 'Cialis at weekends' } },
    neighbor: { answers: { meds: ['other'], meds_detail: 'Zinc' } },
  },
  {
    ruleId: 'OMX-PDE5',
    drugs: tablets,
    fires: { around: { takenDrugs: ['tadalafil'] } },
    neighbor: { around: { takenDrugs: ['sertraline'] } },
  },
  { ruleId: 'OMX-LOW-START', drugs: tablets, ...choosing('meds', 'blood_pressure', 'antidepressant') },
  { ruleId: 'OMX-LOW-START', drugs: tablets, ...choosing('conditions', 'kidney', 'liver') },
  { ruleId: 'OMX-LOW-START', drugs: tablets, fires: { ageYears: 65 }, neighbor: { ageYears: 64 } },
  {
    ruleId: 'OMX-LOW-START',
    drugs: tablets,
    fires: { around: { takenDrugs: ['sildenafil'] } },
    neighbor: { around: { takenDrugs: ['finasteride'] } },
  },
  { ruleId: 'OMX-DUPLICATE', drugs: tablets, ...choosing('meds', 'minoxidil', 'scalp_medicine') },
  { ruleId: 'OMX-DOSE', drugs: tablets, fires: {}, neighbor: { drugs: foam } },
  { ruleId: 'OMX-COUNSEL', drugs: tablets, fires: {}, neighbor: { drugs: fin } },
  { ruleId: 'BP4-STOP', drugs: tablets, fires: reading(89, 60, 70), neighbor: reading(90, 60, 70) },
  { ruleId: 'BP4-STOP', drugs: tablets, fires: reading(110, 59, 70), neighbor: reading(110, 60, 70) },
  { ruleId: 'BP4', drugs: tablets, fires: reading(99, 60, 70), neighbor: reading(100, 60, 70) },
  { ruleId: 'BP4', drugs: tablets, fires: reading(120, 80, 101), neighbor: reading(120, 80, 100) },
  { ruleId: 'BP4-PULSE', drugs: tablets, fires: reading(120, 80), neighbor: reading(120, 80, 70) },
  { ruleId: 'BP4-HIGH', drugs: tablets, fires: reading(140, 80, 70), neighbor: reading(139, 89, 70) },
  { ruleId: 'BP4-HIGH', drugs: tablets, fires: reading(130, 90, 70), neighbor: reading(130, 89, 70) },
  { ruleId: 'BP5', drugs: tablets, fires: { without: ['bp'] }, neighbor: {} },
  {
    ruleId: 'FRESH-BP',
    drugs: tablets,
    fires: { around: { tooOld: ['bp'] } },
    neighbor: { around: { tooOld: ['urgent_symptoms'] } },
  },
  {
    ruleId: 'FRESH-BP',
    drugs: tablets,
    fires: { around: { tooOld: ['bp'] } },
    neighbor: { around: { tooOld: ['bp'] }, without: ['bp'] },
  },
  { ruleId: 'KET-ALLERGY', drugs: shampoo, ...choosing('allergies', 'ketoconazole', 'minoxidil') },
  { ruleId: 'KET-SCALP', drugs: shampoo, ...choosing('scalp_symptoms', 'psoriasis', 'inflamed') },
  { ruleId: 'KET-COUNSEL', drugs: shampoo, fires: {}, neighbor: { drugs: fin } },
  {
    ruleId: 'SE-MINOX-SERIOUS',
    drugs: foam,
    ...choosing('side_effects', 'sudden_swelling', 'ankle_swelling'),
  },
  {
    ruleId: 'SE-MINOX-FLUID',
    drugs: tablets,
    ...answering('weight_gain', 'over_2', 'up_to_2'),
  },
  { ruleId: 'SE-MINOX', drugs: tablets, ...choosing('side_effects', 'palpitations', 'body_hair') },
  { ruleId: 'SE-SCALP', drugs: shampoo, ...choosing('side_effects', 'scalp', 'dizziness') },
  { ruleId: 'SE-SEXUAL', drugs: fin, ...choosing('side_effects', 'sexual', 'mood') },
  { ruleId: 'SE-MOOD', drugs: gel, ...choosing('side_effects', 'mood', 'sexual') },
  ...overTheCounterCases,
];
