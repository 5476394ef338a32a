import type { Scope } from '#server/scope.ts';
import { consultationRepository, type EarlierAnswers } from '../repositories/consultations.ts';

/** Each set of answers once. */
export const distinctAnswers = (all: readonly EarlierAnswers[]): readonly EarlierAnswers[] => [
  ...new Map(all.map((one) => [JSON.stringify(one.answers), one])).values(),
];

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
  return distinctAnswers(
    visits
      .filter(({ id }) => id !== consultationId)
      .flatMap(({ answers, earlierAnswers }) => [
        ...earlierAnswers,
        ...(answers ? [{ answers, ruleIds: [] }] : []),
      ]),
  );
};
