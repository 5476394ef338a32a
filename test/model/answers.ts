import type { Answers } from '#modules/quiz/index.ts';

/** An answer that ends a treatment, with the drugs it is about (docs/clinical/hair-loss.md). */
export interface HardAnswer {
  readonly answers: Answers;
  readonly isEmergency: boolean;
  /** What it has put on hold goes on only when two clinicians agree. */
  readonly needsTwo: boolean;
  readonly drugTypes: readonly string[];
}

const finasteride = ['finasteride', 'topical_finasteride_and_minoxidil'];
const minoxidil = ['minoxidil_oral', 'topical_finasteride_and_minoxidil'];
const everything = [...finasteride, 'minoxidil_oral', 'ketoconazole'];

/** One drug is not for the patient: a clinician decides. */
const alternative = (answers: Answers, drugTypes: readonly string[]): HardAnswer => ({
  answers,
  isEmergency: false,
  needsTwo: false,
  drugTypes,
});
const stop = (answers: Answers): HardAnswer => ({
  answers,
  isEmergency: false,
  needsTwo: true,
  drugTypes: everything,
});
const emergency = (answers: Answers): HardAnswer => ({ ...stop(answers), isEmergency: true });

export const hardAnswers = {
  'chest pain': emergency({ urgent_symptoms: ['chest_pain'] }),
  'self-harm': emergency({ urgent_symptoms: ['self_harm'] }),
  'cancer treatment': stop({ cancer_treatment: 'now' }),
  'patchy hair loss': stop({ patchy: 'yes' }),
  'allergy to finasteride': alternative(
    { allergies: ['finasteride'], allergies_detail: 'A rash from it' },
    finasteride,
  ),
  'allergy to minoxidil': alternative(
    { allergies: ['minoxidil'], allergies_detail: 'A rash from it' },
    minoxidil,
  ),
  'heart failure': alternative({ conditions: ['heart_failure'], conditions_detail: 'Since last year' }, [
    'minoxidil_oral',
  ]),
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
