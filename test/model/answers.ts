import type { Answers } from '#modules/quiz/index.ts';

/** An answer that ends a treatment, with the drugs it is about (docs/clinical/hair-loss.md). */
export interface HardAnswer {
  readonly answers: Answers;
  readonly isEmergency: boolean;
  readonly drugTypes: readonly string[];
}

const finasteride = ['finasteride', 'topical_finasteride_and_minoxidil'];
const minoxidil = ['minoxidil_oral', 'topical_finasteride_and_minoxidil'];
const everything = [...finasteride, 'minoxidil_oral', 'ketoconazole'];

const stop = (answers: Answers, drugTypes: readonly string[]): HardAnswer => ({
  answers,
  isEmergency: false,
  drugTypes,
});
const emergency = (answers: Answers): HardAnswer => ({ answers, isEmergency: true, drugTypes: everything });

export const hardAnswers = {
  'chest pain': emergency({ urgent_symptoms: ['chest_pain'] }),
  'self-harm': emergency({ urgent_symptoms: ['self_harm'] }),
  'cancer treatment': stop({ cancer_treatment: 'now' }, everything),
  'patchy hair loss': stop({ patchy: 'yes' }, everything),
  'allergy to finasteride': stop(
    { allergies: ['finasteride'], allergies_detail: 'A rash from it' },
    finasteride,
  ),
  'allergy to minoxidil': stop({ allergies: ['minoxidil'], allergies_detail: 'A rash from it' }, minoxidil),
  'heart failure': stop({ conditions: ['heart_failure'] }, ['minoxidil_oral']),
} satisfies Record<string, HardAnswer>;

export type HardAnswerName = keyof typeof hardAnswers;

/** What a patient of the model answers: as a healthy person, or with one hard answer. */
export type AnswerName = HardAnswerName | 'healthy';

export const hardAnswerNames: readonly HardAnswerName[] = [
  'chest pain',
  'self-harm',
  'cancer treatment',
  'patchy hair loss',
  'allergy to finasteride',
  'allergy to minoxidil',
  'heart failure',
];

export const hardAnswer = (name: HardAnswerName): HardAnswer => hardAnswers[name];

export const changesOf = (name: AnswerName): Answers => (name === 'healthy' ? {} : hardAnswers[name].answers);
