import {
  type Answers,
  isBlank,
  type QuizConfig,
  validateAll,
  visibleQuestions,
} from '#modules/quiz/index.ts';
import type { RenewalAnswers } from '../domain/renewal-steps.ts';

/** How far one part of the questions is. Answers that were prefilled and are not asked about do not count. */
export const partStatus = (part: QuizConfig, answers: Answers, now: Date): RenewalAnswers['progress'] => {
  const asked = new Set(part.sections.flatMap(({ questions }) => questions).map(({ id }) => id));
  const own = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
  if (validateAll(part, own, now).length === 0) return 'complete';
  return visibleQuestions(part, own).some(({ id }) => !isBlank(own[id])) ? 'draft' : 'none';
};
