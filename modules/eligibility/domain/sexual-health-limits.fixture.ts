import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { CaseInput, RuleCase } from './rule-cases.fixture.ts';
import { esc, fin, flu, ser, sil, spray, tad } from './short-drug-names.fixture.ts';

const row = (ruleId: string, drug: DrugType, fires: CaseInput, neighbor: CaseInput): RuleCase => ({
  ruleId,
  drugs: [drug],
  fires,
  neighbor,
});
const age = (ageYears: number): CaseInput => ({ ageYears });
const answers = (given: Answers): CaseInput => ({ answers: given });
const reading = (systolic: number, diastolic: number, pulse = 70): CaseInput =>
  answers({ bp: { systolic, diastolic, pulse, takenOn: '2027-03-01' } });
const withoutPulse = answers({ bp: { systolic: 120, diastolic: 80, takenOn: '2027-03-01' } });
const urgent = (systolic: number, diastolic: number, symptom: string): CaseInput =>
  answers({
    bp: { systolic, diastolic, takenOn: '2027-03-01' },
    urgent_symptoms: [symptom],
  });
const taking = (...takenDrugs: readonly DrugType[]): CaseInput => ({ around: { takenDrugs } });
const tooOld = (...questions: readonly string[]): CaseInput => ({ around: { tooOld: questions } });
const iief = (last: string): CaseInput =>
  answers({ iief1: '5', iief2: '5', iief3: '4', iief4: '4', iief5: last });
const low = { phq9_3: '1', phq9_4: '1', phq9_5: '1', phq9_6: '0', phq9_7: '0', phq9_8: '0' };
const high = { phq9_3: '2', phq9_4: '2', phq9_5: '1', phq9_6: '1', phq9_7: '1', phq9_8: '0' };
const mood = (interest: string, down: string, items: Answers = {}): CaseInput =>
  answers({ phq2_interest: interest, phq2_down: down, ...items });
const otc = { around: { purpose: 'order' as const } };
const rhythm = answers({ meds: ['rhythm_medicine'] });
const onErections = (drug: DrugType): CaseInput => ({ drugs: [drug] });

/** Both sides of each limit, and cases that need more than one choice. */
export const limitCases: readonly RuleCase[] = [
  row('AGE-ED', sil, age(17), age(18)),
  row('AGE-ED', tad, age(Number.NaN), age(90)),
  row(
    'AGE-ED',
    sil,
    { ageYears: 20, around: { erectionMinimumAge: 21 } },
    { ageYears: 21, around: { erectionMinimumAge: 21 } },
  ),
  row('AGE-ED-YOUNG', sil, age(24), age(25)),
  row('BP1', sil, reading(89, 60), reading(90, 60)),
  row('BP1', tad, reading(110, 49), reading(110, 50)),
  row('BP2', sil, reading(171, 80), reading(170, 80)),
  row('BP2', sil, reading(130, 111), reading(130, 110)),
  row('BP2', sil, reading(171, 80), { ...reading(171, 80), ...onErections(tad) }),
  row('BP2b', tad, reading(170, 80), reading(169, 80)),
  row('BP2b', sil, reading(130, 100), reading(130, 99)),
  row('BP-CRISIS', sil, reading(181, 80), reading(180, 80)),
  row('BP-CRISIS', tad, reading(130, 121), reading(130, 120)),
  row('BP-CRISIS-URGENT', sil, urgent(181, 80, 'breathless'), urgent(181, 80, 'none')),
  row('BP-CRISIS-URGENT', sil, urgent(181, 80, 'breathless'), urgent(180, 80, 'breathless')),
  row('BP3', sil, reading(140, 80), reading(139, 80)),
  row('BP3', sil, reading(169, 80), reading(170, 80)),
  row('BP3', tad, reading(130, 90), reading(130, 89)),
  row('BP3', tad, reading(130, 99), reading(130, 100)),
  row('BP3-COUNSEL', tad, reading(140, 80), reading(139, 89)),
  row('BP5-PDE5', sil, { without: ['bp'] }, {}),
  row('FRESH-BP-PDE5', sil, { around: { tooOld: ['bp'] } }, { around: { tooOld: ['urgent_symptoms'] } }),
  row('FRESH-BP-PDE5', sil, { around: { tooOld: ['bp'] } }, { around: { tooOld: ['bp'] }, without: ['bp'] }),
  row('BP-PULSE', sil, reading(120, 80, 111), reading(120, 80, 110)),
  row('BP-PULSE', sil, reading(120, 80, 44), reading(120, 80, 45)),
  // Without a pulse (docs/clinical/blood-pressure-and-heart.md#BP-PULSE-NOT-KNOWN).
  row('BP-PULSE', tad, reading(120, 80, 111), withoutPulse),
  row(
    'CV5',
    sil,
    answers({ cv_risk: ['diabetes', 'smoker', 'high_bp'] }),
    answers({ cv_risk: ['diabetes', 'smoker'] }),
  ),
  row(
    'CV5',
    sil,
    { ageYears: 55, ...answers({ cv_risk: ['diabetes', 'smoker'] }) },
    { ageYears: 54, ...answers({ cv_risk: ['diabetes', 'smoker'] }) },
  ),
  row(
    'PDE-NITRATE',
    sil,
    answers({ meds_detail: 'Nitrostat 0.4 mg' }),
    answers({ meds_detail: 'Lisinopril' }),
  ),
  row('PDE-NITRATE', tad, answers({ meds_detail: 'Isordil, BiDil' }), answers({ meds_detail: 'Zinc' })),
  row(
    'PDE-NITRATE-SPLIT',
    sil,
    { around: { earlierAnswers: [{ nitrate_use: ['isosorbide'] }] } },
    { around: { earlierAnswers: [{ nitrate_use: ['none'] }] } },
  ),
  row(
    'PDE-NITRATE-SPLIT',
    sil,
    { around: { earlierAnswers: [{ nitrate_second: 'yes' }] } },
    { around: { earlierAnswers: [{ nitrate_second: 'no' }] } },
  ),
  row(
    'PDE-NITRATE-SPLIT',
    sil,
    answers({ nitrate_use: ['isosorbide'], nitrate_second: 'no' }),
    answers({ nitrate_use: ['isosorbide'], nitrate_second: 'yes' }),
  ),
  row(
    'PDE-ALLERGY',
    sil,
    answers({ allergies: ['tadalafil'], allergies_detail: 'My throat swelled' }),
    answers({ allergies: ['tadalafil'], allergies_detail: 'A mild rash' }),
  ),
  row(
    'PDE-ALLERGY',
    tad,
    answers({ allergies: ['sildenafil'], allergies_detail: 'Anaphylaxis' }),
    answers({ allergies: ['other'], allergies_detail: 'Anaphylaxis from nuts' }),
  ),
  row(
    'PDE-ALLERGY-SILDENAFIL',
    sil,
    answers({ allergies: ['other'], allergies_detail: 'Viagra' }),
    answers({ allergies: ['other'], allergies_detail: 'Cialis' }),
  ),
  row(
    'PDE-ALLERGY-TADALAFIL',
    tad,
    answers({ allergies: ['other'], allergies_detail: 'Cialis' }),
    answers({ allergies: ['other'], allergies_detail: 'Viagra' }),
  ),
  row('PDE-DOUBLE', tad, taking('sildenafil'), taking('tadalafil')),
  row('PDE-DOUBLE', sil, { drugs: ['sildenafil', 'tadalafil'] }, taking('sildenafil', 'finasteride')),
  row('PDE-CAUSE', sil, iief('4'), iief('3')),
  row(
    'PDE-ALPHA-PROSTATE',
    tad,
    answers({ meds: ['alpha_blocker'], conditions: ['prostate'] }),
    answers({ meds: ['alpha_blocker'], conditions: ['thyroid'] }),
  ),
  row(
    'PDE-ALPHA-PROSTATE',
    tad,
    answers({ meds: ['alpha_blocker'], conditions: ['prostate'] }),
    answers({ meds: ['alpha_new'], conditions: ['prostate'] }),
  ),
  row('PDE-AGE65', sil, age(65), age(64)),
  row('PDE-BP-MEDS-MANY', sil, taking('minoxidil_oral'), taking('minoxidil_foam')),
  row('PDE-BP-MEDS-DOSE', tad, taking('minoxidil_oral'), taking('minoxidil')),
  row('PE-ED-FIRST', sil, answers({ sh_concern: 'both' }), answers({ sh_concern: 'erection' })),
  row('PE-ED-FIRST', ser, iief('3'), iief('4')),
  row(
    'PE-SIL',
    sil,
    answers({ sh_concern: 'too_soon', pe_lose_firm: 'no', iief1: '' }),
    answers({ sh_concern: 'too_soon', pe_lose_firm: 'yes' }),
  ),
  row(
    'PE-SIL',
    tad,
    { ...iief('4'), answers: { ...iief('4').answers, sh_concern: 'too_soon' } },
    { ...iief('3'), answers: { ...iief('3').answers, sh_concern: 'too_soon' } },
  ),
  row(
    'PE-OTHER-CAUSE',
    ser,
    answers({ pe_since: 'later', conditions: ['thyroid'] }),
    answers({ pe_since: 'always', conditions: ['thyroid'] }),
  ),
  row(
    'PE-OTHER-CAUSE',
    ser,
    answers({ pe_since: 'later', pelvic: ['urine_trouble'] }),
    answers({ pe_since: 'later', pelvic: ['surgery'] }),
  ),
  row(
    'PE-OTHER-CAUSE',
    ser,
    answers({ pe_since: 'later', pelvic: ['penis_pain'] }),
    answers({ pe_since: 'comes_and_goes', pelvic: ['penis_pain'] }),
  ),
  row(
    'PE-OTHER-CAUSE',
    ser,
    answers({ pe_time: 'over_5' }),
    answers({ pe_time: 'over_5', pe_since: 'later' }),
  ),
  row('PE-OTHER-CAUSE', ser, answers({ pe_bother: '1' }), { without: ['pe_bother'] }),
  row('SSRI-ONE', ser, answers({ meds: ['antidepressant'] }), taking('escitalopram')),
  row('SSRI-DOUBLE', ser, taking('escitalopram'), taking('sertraline')),
  row('SSRI-DOUBLE', ser, taking('escitalopram'), {
    around: { takenDrugs: ['escitalopram'], purpose: 'hold' },
  }),
  row('PDE-DOUBLE', tad, taking('sildenafil'), { around: { takenDrugs: ['sildenafil'], purpose: 'hold' } }),
  row('PDE-QTY-EARLY', sil, { around: { earlyRefills: 2 } }, { around: { earlyRefills: 1 } }),
  row('FRESH-SEXUAL-HEALTH', sil, tooOld('kidney_level'), tooOld('iief1')),
  row('FRESH-SEXUAL-HEALTH', ser, tooOld('nitrate_second'), tooOld('pe_time')),
  row('FRESH-IIEF', sil, tooOld('iief5'), tooOld('heart_attack')),
  row('FRESH-EJACULATION', ser, tooOld('pe_bother'), tooOld('mind_hx')),
  row('FRESH-MOOD-SSRI', ser, tooOld('phq2_down'), tooOld('mind_hx')),
  row(
    'SSRI-ALLERGY-SERTRALINE',
    ser,
    answers({ allergies_detail: 'Zoloft' }),
    answers({ allergies_detail: 'Prozac' }),
  ),
  row(
    'SSRI-ALLERGY-FLUOXETINE',
    flu,
    answers({ allergies_detail: 'Prozac' }),
    answers({ allergies_detail: 'Zoloft' }),
  ),
  row(
    'SSRI-ALLERGY-ESCITALOPRAM',
    esc,
    answers({ allergies_detail: 'Celexa' }),
    answers({ allergies_detail: 'Zoloft' }),
  ),
  row('SSRI-THIORIDAZINE', flu, answers({ meds: ['thioridazine_14d'] }), {
    ...answers({ meds: ['thioridazine_14d'] }),
    drugs: [ser],
  }),
  row('SSRI-QT-SELF', flu, answers({ heart_other: ['long_qt_self'] }), {
    ...answers({ heart_other: ['long_qt_self'] }),
    drugs: [ser],
  }),
  row('SSRI-QT-MEDICINE', esc, answers({ meds: ['qt_medicine'] }), {
    ...answers({ meds: ['qt_medicine'] }),
    drugs: [flu],
  }),
  row('SSRI-2D6', flu, answers({ meds: ['tamoxifen'] }), {
    ...answers({ meds: ['tamoxifen'] }),
    drugs: [ser],
  }),
  row('SSRI-2D6-OTHER', flu, answers({ meds: ['cyp2d6_other'] }), {
    ...answers({ meds: ['cyp2d6_other'] }),
    drugs: [esc],
  }),
  row('SSRI-AGE25', ser, age(24), age(25)),
  row('SSRI-AGE25', ser, age(18), age(17)),
  row('SSRI-HYPONA-RISK', ser, age(65), age(64)),
  row('SSRI-AGE65', esc, age(65), age(64)),
  row('PHQ2', ser, mood('1', '2'), mood('1', '1')),
  row('PHQ2', ser, mood('3', '0'), { ...mood('3', '0'), without: ['phq2_down'] }),
  row('PHQ9', ser, mood('2', '1', { ...high, phq9_9: '0' }), mood('1', '1', { ...high, phq9_9: '0' })),
  row('PHQ9', ser, mood('3', '3', { ...high, phq9_9: '0' }), mood('3', '3', high)),
  row('PHQ9-MILD', ser, mood('1', '1', { ...low, phq9_9: '0' }), mood('1', '0', { ...low, phq9_9: '0' })),
  row('PHQ9-MILD', ser, mood('1', '1', { ...high, phq9_9: '0' }), mood('2', '1', { ...high, phq9_9: '0' })),
  row('PHQ9-FIN', fin, mood('1', '1', { ...low, phq9_9: '0' }), mood('1', '0', { ...low, phq9_9: '0' })),
  row(
    'CSSRS-LOW',
    ser,
    answers({ cssrs2: 'yes', cssrs3: 'no', cssrs6: 'no' }),
    answers({ cssrs2: 'yes', cssrs3: 'yes', cssrs6: 'no' }),
  ),
  row('CSSRS-MOD', ser, answers({ cssrs3: 'yes', cssrs4: 'no' }), answers({ cssrs3: 'yes', cssrs4: 'yes' })),
  row('SPRAY-HEART', spray, rhythm, { ...rhythm, ...otc }),
  row('SPRAY-HEART-OTC', spray, { ...rhythm, ...otc }, rhythm),
  row(
    'SPRAY-HEART-OTC',
    spray,
    { ...answers({ liver_level: 'severe' }), ...otc },
    { ...answers({ liver_level: 'moderate' }), ...otc },
  ),
  row('MATRIX-SSRI-FIN', ser, taking('topical_finasteride_and_minoxidil'), taking('minoxidil_oral')),
  row('MATRIX-SSRI-FIN', fin, taking('fluoxetine'), taking('tadalafil')),
  row('MATRIX-PDE5-MINOXIDIL', sil, taking('minoxidil_spray'), taking('finasteride')),
  row('MATRIX-SUPPLEMENT', ser, taking('daily_defense_supplement'), taking('thickening_shampoo')),
  row('PDE-NITRATE-TEXT', sil, {}, { drugs: [ser] }),
  row('PDE-EMERGENCY', tad, {}, { drugs: [ser] }),
  row('PDE-USE', sil, {}, { drugs: [spray] }),
  row('ED-HEART', sil, {}, { drugs: [ser] }),
  row('ED-TESTOSTERONE', sil, {}, { drugs: [ser] }),
  row('OFFLABEL-PE', ser, {}, { drugs: [spray] }),
  row('SSRI-BOXED', ser, {}, { drugs: [sil] }),
  row('SSRI-MEDGUIDE', flu, {}, { drugs: [sil] }),
  row('SSRI-SEROTONIN-TEXT', esc, {}, { drugs: [spray] }),
  row('SSRI-TAPER', ser, {}, { drugs: [sil] }),
  row('SSRI-SEXUAL', ser, {}, { drugs: [sil] }),
  row('SSRI-ALCOHOL-DRIVING', ser, {}, { drugs: [sil] }),
  row('SPRAY-LABEL', spray, {}, { drugs: [ser] }),
];
