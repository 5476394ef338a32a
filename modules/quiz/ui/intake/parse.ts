import { type Answers, isAnswers, type QuizConfig } from '../../domain/intake/index.ts';

/** Parses the questionnaire that our own server sent; it was validated at start. */
export const parseConfig = (json: string): QuizConfig => JSON.parse(json);

/** Parses answers that our own server sent; unreadable ones count as unanswered. */
export const parseAnswers = (json: string): Answers => {
  const answers: unknown = JSON.parse(json);
  return isAnswers(answers) ? answers : {};
};
