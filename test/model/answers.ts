import type { CalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** An answer that ends a treatment, with the drugs it is about, over the counter too (docs/clinical). */
export interface HardAnswer {
  readonly answers: Answers;
  readonly isEmergency: boolean;
  /** Its holds end only when two clinicians agree. */
  readonly needsTwo: boolean;
  readonly drugTypes: readonly string[];
}

const finasteride = ['finasteride', 'topical_finasteride_and_minoxidil'];
/** Sold over the counter, for the scalp. */
const scalpMinoxidil = ['minoxidil', 'minoxidil_foam'];
const minoxidil = ['minoxidil_oral', 'topical_finasteride_and_minoxidil', ...scalpMinoxidil];
const hair = [...finasteride, 'minoxidil_oral', 'ketoconazole', ...scalpMinoxidil];
const erectionMedicine = ['sildenafil', 'tadalafil'];
const everything = [...hair, ...erectionMedicine, 'sertraline', 'climax_delay_spray'];

/** One drug is not for the patient: a clinician decides. */
const alternative = (answers: Answers, drugTypes: readonly string[]): HardAnswer => ({
  answers,
  isEmergency: false,
  needsTwo: false,
  drugTypes,
});
const stop = (answers: Answers, drugTypes: readonly string[]): HardAnswer => ({
  answers,
  isEmergency: false,
  needsTwo: true,
  drugTypes,
});
const emergency = (answers: Answers, drugTypes: readonly string[] = everything): HardAnswer => ({
  ...stop(answers, drugTypes),
  isEmergency: true,
});

const depressed: Answers = {
  phq2_interest: '3',
  phq2_down: '3',
  ...Object.fromEntries([3, 4, 5, 6, 7, 8].map((item) => [`phq9_${item}`, '2'])),
  phq9_9: '0',
};

/** By their names, as they are given on a day. */
const hardAnswers = {
  'chest pain': () => emergency({ urgent_symptoms: ['chest_pain'] }),
  'self-harm': () => emergency({ urgent_symptoms: ['self_harm'] }),
  'an erection over four hours': () => emergency({ urgent_symptoms: ['erection_over_4h'] }, erectionMedicine),
  'cancer treatment': () => stop({ cancer_treatment: 'now' }, hair),
  'patchy hair loss': () => stop({ patchy: 'yes' }, hair),
  'allergy to finasteride': () =>
    alternative({ allergies: ['finasteride'], allergies_detail: 'A rash from it' }, finasteride),
  'allergy to minoxidil': () =>
    alternative({ allergies: ['minoxidil'], allergies_detail: 'A rash from it' }, minoxidil),
  'allergy to sildenafil': () =>
    alternative({ allergies: ['sildenafil'], allergies_detail: 'A rash from it' }, ['sildenafil']),
  'heart failure': () =>
    alternative({ conditions: ['heart_failure'], conditions_detail: 'Since last year' }, ['minoxidil_oral']),
  nitrates: () => stop({ meds: ['nitrates'], meds_detail: 'A spray for the chest' }, erectionMedicine),
  'a nitrate at the second question': () => stop({ nitrate_second: 'yes' }, erectionMedicine),
  poppers: () => stop({ recreational: ['poppers'] }, erectionMedicine),
  'an MAOI': () => stop({ meds: ['maoi_now'], meds_detail: 'Phenelzine' }, ['sertraline']),
  'bipolar disorder': () => stop({ mind_hx: ['bipolar_self'] }, ['sertraline']),
  depression: () => stop(depressed, ['sertraline']),
  'very high blood pressure': (today: CalendarDate) =>
    stop({ bp: { systolic: 190, diastolic: 125, pulse: 80, takenOn: today } }, [
      ...erectionMedicine,
      'minoxidil_oral',
    ]),
} satisfies Record<string, (today: CalendarDate) => HardAnswer>;

export type HardAnswerName = keyof typeof hardAnswers;

/** What a patient of the model answers: as a healthy person, or with one hard answer. */
export type AnswerName = HardAnswerName | 'healthy';

export const hairAnswerNames: readonly HardAnswerName[] = [
  'chest pain',
  'self-harm',
  'cancer treatment',
  'patchy hair loss',
  'allergy to finasteride',
  'allergy to minoxidil',
  'heart failure',
];

export const sexualHealthAnswerNames: readonly HardAnswerName[] = [
  'an erection over four hours',
  'allergy to sildenafil',
  'nitrates',
  'a nitrate at the second question',
  'poppers',
  'an MAOI',
  'bipolar disorder',
  'depression',
  'very high blood pressure',
];

export const hardAnswer = (name: HardAnswerName, today: CalendarDate): HardAnswer => hardAnswers[name](today);

export const changesOf = (name: AnswerName, today: CalendarDate): Answers =>
  name === 'healthy' ? {} : hardAnswer(name, today).answers;
