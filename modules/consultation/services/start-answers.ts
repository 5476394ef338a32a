import { HAIR_LOSS_BASICS, START_BASICS } from '#modules/eligibility/index.ts';
import { type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';

/** What he told us before he bought, newest first: also what ended there. */
export const startAnswers = async (tx: Scope, userId: string): Promise<readonly QuizResponse[]> => {
  const quiz = tx.use(quizPort);
  return [
    ...(await quiz.responses({ userId }, START_BASICS)),
    ...(await quiz.responses({ userId }, HAIR_LOSS_BASICS)),
  ];
};
