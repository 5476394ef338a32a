import type { QuizQuestion } from '../../domain/mini-quiz/index.ts';

/** What is asked of somebody who continues without an answer. */
export const missingAnswer = ({ select }: Pick<QuizQuestion, 'select'>): string =>
  select === 'single' ? 'Choose one answer.' : 'Choose at least one answer.';
