import type { DrugType } from '#modules/catalogue/index.ts';
import { askedBefore, type FactSave, factPort } from '#modules/eligibility/index.ts';
import { type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';

/**
 * What the patient answered before buying, newest first for each questionnaire; also answers that ended the visit
 * there. `drugTypes` are those of the visit, whose service line asked.
 */
const startAnswers = (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
): Promise<readonly QuizResponse[]> =>
  tx.use(quizPort).responsesTo(
    { userId },
    askedBefore(drugTypes).map(({ name }) => name),
  );

/** The answers from before the visit that ended it there. */
export const stoppedStarts = async (
  tx: Scope,
  { userId, drugTypes }: Pick<Consultation, 'userId' | 'drugTypes'>,
): Promise<readonly QuizResponse[]> =>
  (await startAnswers(tx, userId, drugTypes)).filter(({ status }) => status === 'stopped');

/** Starting again must not hide a stop that fired before there was a visit: it becomes a fact, once. */
export const recordStoppedStarts = async (
  tx: Scope,
  {
    userId,
    kind,
    shipState,
    dob,
  }: Pick<Consultation, 'userId' | 'kind' | 'shipState'> & Pick<FactSave, 'dob'>,
  stopped: readonly QuizResponse[],
): Promise<void> => {
  for (const { id, content, configName, configVersion } of stopped)
    await tx.use(factPort).save({
      userId,
      kind,
      shipState,
      dob,
      answers: content,
      given: [],
      stage: 'draft',
      questionnaire: { name: configName, version: configVersion },
      visitId: null,
      responseId: id,
      clinician: null,
    });
};
