import { type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { HAIR_LOSS_BASICS } from '../domain/intake/hair-loss-basics.ts';
import { START_BASICS } from '../domain/intake/start-basics.ts';

/** What he told us before he bought, newest first: also what ended there. */
export const startAnswers = async (tx: Scope, userId: string): Promise<readonly QuizResponse[]> => {
  const quiz = tx.use(quizPort);
  return [
    ...(await quiz.responses({ userId }, START_BASICS)),
    ...(await quiz.responses({ userId }, HAIR_LOSS_BASICS)),
  ];
};
