import type { MiniQuizAnswers } from '../../domain/mini-quiz/index.ts';
import { SaveMiniQuizDocument } from './save-mini-quiz.generated.ts';

/**
 * Keeps a finished quiz with the visitor's lead. Nobody waits for it, and a failure costs nothing: what a clinician
 * decides by is asked again in the intake.
 */
export const keepMiniQuiz = (answers: MiniQuizAnswers): void => {
  void import('#client/graphql/client.ts').then(({ runMutation }) =>
    runMutation(SaveMiniQuizDocument, { answers }),
  );
};
