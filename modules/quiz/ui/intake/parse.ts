import { type Answers, isAnswers, type QuizConfig } from '../../domain/intake/index.ts';

/** The questionnaire as our own server sends it, checked there at start. */
export const parseConfig = (json: string): QuizConfig => JSON.parse(json);

/** Answers as our own server sends them; anything unreadable counts as not answered. */
export const parseAnswers = (json: string): Answers => {
  const answers: unknown = JSON.parse(json);
  return isAnswers(answers) ? answers : {};
};
