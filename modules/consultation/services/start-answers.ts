import type { DrugType } from '#modules/catalogue/index.ts';
import { lineTreating } from '#modules/eligibility/index.ts';
import { type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';

/**
 * What the patient answered before buying, newest first for each questionnaire; also answers that ended the visit there.
 * `drugTypes` are those of the visit, whose service line asked.
 */
export const startAnswers = async (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
): Promise<readonly QuizResponse[]> => {
  const answered: QuizResponse[] = [];
  for (const { name } of lineTreating(drugTypes).beforeVisit)
    answered.push(...(await tx.use(quizPort).responses({ userId }, name)));
  return answered;
};
