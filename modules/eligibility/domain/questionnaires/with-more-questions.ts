import type { QuizConfig } from '#modules/quiz/index.ts';

/**
 * A questionnaire plus the questions of others that it lacks, none of them required: what staff may record in addition
 * to the patient's questions. `wanted` selects among them.
 */
export const withMoreQuestions = (
  config: QuizConfig,
  others: readonly QuizConfig[],
  wanted: (questionId: string) => boolean = () => true,
): QuizConfig => {
  const known = new Set(config.sections.flatMap(({ questions }) => questions).map(({ id }) => id));
  const more = others
    .flatMap(({ sections }) => sections)
    .map((section) => ({
      ...section,
      questions: section.questions.flatMap((question) => {
        if (known.has(question.id) || !wanted(question.id)) return [];
        known.add(question.id);
        return [{ ...question, required: false }];
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
  return { ...config, sections: [...config.sections, ...more] };
};

/**
 * A questionnaire that a patient has not finished, for staff: answers known from elsewhere are not required again, so
 * that it can be saved with the patient's statements.
 */
export const withoutRequiring = (
  config: QuizConfig,
  isKnown: (questionId: string) => boolean,
): QuizConfig => ({
  ...config,
  sections: config.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      isKnown(question.id) ? { ...question, required: false } : question,
    ),
  })),
});
