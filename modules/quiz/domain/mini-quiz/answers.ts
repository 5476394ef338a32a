/** The values of each answer, as the API writes them (S3.38). */
export const answerValues = {
  where: ['hairline', 'crown', 'patchy', 'both', 'not_yet'],
  dandruff: [0, 1],
  expectedResult: ['hair-thickening', 'prevention', 'regrow'],
  familyExperience: ['parents', 'siblings', 'fathers', 'mothers', 'no_one', 'not_sure'],
  treatmentType: ['topical', 'pills', 'dontCare'],
  activeIngredientInterests: [
    'tretinoin',
    'finasteride',
    'minoxidil',
    'saw_palmetto',
    'ketoconazole',
    'not_sure',
  ],
  otcInterests: ['vitamins_supplements', 'hair_care', 'hair_styling', 'not_interested'],
} as const;

type Values = typeof answerValues;
export type MiniQuizField = keyof Values;
export type AnswerTo<Field extends MiniQuizField> = Values[Field][number];

/** Answers so far. An unanswered question has an empty list, or null for a single answer. */
export interface MiniQuizAnswers {
  /** A list in the API, but single-select: one value once answered. */
  readonly where: readonly AnswerTo<'where'>[];
  /** 0 no, 1 yes. */
  readonly dandruff: AnswerTo<'dandruff'> | null;
  readonly expectedResult: readonly AnswerTo<'expectedResult'>[];
  readonly familyExperience: readonly AnswerTo<'familyExperience'>[];
  readonly treatmentType: AnswerTo<'treatmentType'> | null;
  readonly activeIngredientInterests: readonly AnswerTo<'activeIngredientInterests'>[];
  readonly otcInterests: readonly AnswerTo<'otcInterests'>[];
}

export const noAnswers: MiniQuizAnswers = {
  where: [],
  dandruff: null,
  expectedResult: [],
  familyExperience: [],
  treatmentType: null,
  activeIngredientInterests: [],
  otcInterests: [],
};
