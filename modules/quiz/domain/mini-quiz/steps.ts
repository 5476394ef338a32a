import { type MiniQuizAnswers, type MiniQuizField, noAnswers } from './answers.ts';
import type { MiniQuizFlags } from './flags.ts';
import { type MiniQuizQuestion, miniQuizQuestions } from './questions.ts';

/** Level 2 of the redesign starts at the first question. */
export const skipsLandingPage = ({ redesign }: Pick<MiniQuizFlags, 'redesign'>): boolean => redesign === 2;

/** The questions to ask, one per step, in order, given the answers so far (S4.21, S4.22). */
export const questionsFor = (
  answers: Pick<MiniQuizAnswers, 'where'>,
  flags: Pick<MiniQuizFlags, 'earlyInterests' | 'redesign'>,
): readonly MiniQuizQuestion[] => {
  const notYet = answers.where.includes('not_yet');
  const fields: MiniQuizField[] = [
    'where',
    'expectedResult',
    ...(notYet ? [] : (['treatmentType'] as const)),
    'familyExperience',
    ...(flags.earlyInterests ? (['activeIngredientInterests', 'otcInterests'] as const) : []),
    'dandruff',
  ];
  return fields.map((field) => asShown(miniQuizQuestions[field], notYet, flags));
};

/**
 * The answers used for recommendations: without those to questions or options that are no longer shown after an
 * earlier answer changed. The quiz itself keeps them, so changing back loses nothing.
 */
export const withoutUnaskedAnswers = (
  answers: MiniQuizAnswers,
  flags: Pick<MiniQuizFlags, 'earlyInterests' | 'redesign'>,
): MiniQuizAnswers => {
  const asked = new Set(questionsFor(answers, flags).map(({ field }) => field));
  const notYet = answers.where.includes('not_yet');
  return {
    ...answers,
    treatmentType: asked.has('treatmentType') ? answers.treatmentType : noAnswers.treatmentType,
    activeIngredientInterests: asked.has('activeIngredientInterests')
      ? answers.activeIngredientInterests.filter((interest) => !(notYet && interest === 'finasteride'))
      : noAnswers.activeIngredientInterests,
    otcInterests: asked.has('otcInterests') ? answers.otcInterests : noAnswers.otcInterests,
  };
};

/** Offers finasteride only without `not_yet`; the redesign has its own pictures. */
const asShown = (
  question: MiniQuizQuestion,
  notYet: boolean,
  { redesign }: Pick<MiniQuizFlags, 'redesign'>,
): MiniQuizQuestion => ({
  ...question,
  options: question.options
    .filter(
      ({ value }) => !(question.field === 'activeIngredientInterests' && notYet && value === 'finasteride'),
    )
    .map((option) =>
      option.picture && redesign > 0 ? { ...option, picture: `${option.picture}-redesign` } : option,
    ),
});
