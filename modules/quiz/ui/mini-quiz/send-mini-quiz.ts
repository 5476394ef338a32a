import type { MiniQuizAnswers } from '../../domain/mini-quiz/index.ts';
import { SaveMiniQuizDocument } from './save-mini-quiz.generated.ts';

/**
 * Saves a finished quiz with the visitor's lead. Nothing waits for it, and a failure has no consequence: what a clinician
 * needs for a decision is asked again in the intake.
 */
export const sendMiniQuiz = (answers: MiniQuizAnswers): void => {
  void import('#client/graphql/client.ts').then(({ runMutation }) =>
    runMutation(SaveMiniQuizDocument, { answers }),
  );
};
