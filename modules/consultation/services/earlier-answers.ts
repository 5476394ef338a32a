import type { Scope } from '#server/scope.ts';
import { answersOfVisits, type EarlierAnswers } from '../domain/earlier-answers.ts';
import { consultationRepository } from '../repositories/consultations.ts';

/**
 * What the patient answered in every other visit, oldest first: the submitted answers, and every saved version that
 * fired a hard rule, also those of drafts that were canceled. Nothing is lost by starting again.
 */
export const answersOfOtherVisits = async (
  tx: Scope,
  userId: string,
  consultationId: string | null,
): Promise<readonly EarlierAnswers[]> => {
  const visits = await consultationRepository(tx.db).withAnswers(userId);
  return answersOfVisits(visits.filter(({ id }) => id !== consultationId));
};
