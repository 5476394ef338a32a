import type { Answers, AnswerValue } from '#modules/quiz/index.ts';

const areas: Readonly<Record<string, readonly string[]>> = {
  hairline: ['hairline'],
  crown: ['crown'],
  both: ['crown', 'hairline'],
  not_yet: ['none'],
};

const goals: Readonly<Record<string, string>> = {
  prevention: 'keep',
  regrow: 'regrow',
  'hair-thickening': 'thicker',
};

const familyOf = (given: readonly string[]): string | null => {
  if (given.length === 0) return null;
  if (given.includes('no_one')) return 'no';
  return given.includes('not_sure') ? 'not_sure' : 'yes';
};

const textsOf = (answer: AnswerValue | undefined): readonly string[] =>
  Array.isArray(answer) ? answer.filter((one): one is string => typeof one === 'string') : [];

/**
 * What the short quiz knows of the intake's questions: the pattern, the family and the goals. The intake begins with it,
 * and the patient confirms or changes it there. Patches are left out: the intake asks about them as a warning sign.
 */
export const miniQuizAnswers = (quiz: Answers): Answers => {
  const area = textsOf(quiz.where).flatMap((one) => areas[one] ?? []);
  const wanted = textsOf(quiz.expectedResult).flatMap((one) => goals[one] ?? []);
  const family = familyOf(textsOf(quiz.familyExperience));
  return {
    ...(area.length > 0 && { hair_loss_area: area }),
    ...(wanted.length > 0 && { goals: wanted }),
    ...(family && { family }),
  };
};
