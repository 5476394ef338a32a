import type { QuizConfig } from '#modules/quiz/index.ts';

/** A question of both is asked once, with the text and the choices of the first questionnaire. */
const onlyNew = (config: QuizConfig, other: QuizConfig): QuizConfig['sections'] => {
  const asked = new Set(config.sections.flatMap(({ questions }) => questions).map(({ id }) => id));
  const sectionIds = new Set(config.sections.map(({ id }) => id));
  return other.sections
    .map((section) => ({
      ...section,
      id: sectionIds.has(section.id) ? `hair-${section.id}` : section.id,
      questions: section.questions.filter(({ id }) => !asked.has(id)),
    }))
    .filter(({ questions }) => questions.length > 0);
};

/**
 * A questionnaire of sexual health with the questions of the hair questionnaire that it lacks, before its last section,
 * which is the signature: one visit may be about both.
 */
export const withHairQuestions = (config: QuizConfig, hair: QuizConfig): QuizConfig => ({
  ...config,
  sections: [...config.sections.slice(0, -1), ...onlyNew(config, hair), ...config.sections.slice(-1)],
});
