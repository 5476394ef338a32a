import { isDeepStrictEqual } from 'node:util';
import { toCalendarDate } from '#kernel/dates.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { type AnswerName, hardAnswer } from './answers.ts';
import type { History } from './history.ts';

/** After answers were accepted: what they replaced is no longer current, and a hard one that was stored is a fact. */
export const noteSaved = async (
  history: History,
  responseId: string,
  name: AnswerName,
  isSubmitted = false,
): Promise<void> => {
  const said = history.facts.find((fact) => fact.responseId === responseId && fact.isCurrent);
  // The same draft saved again says nothing new.
  if (said?.name === name && !isSubmitted && said.submittedAt === null) return;
  for (const fact of history.facts) if (fact.responseId === responseId) fact.isCurrent = false;
  if (name === 'healthy') return;
  const hard = hardAnswer(name, toCalendarDate(history.now()));
  const stored = (await history.harness.product.scope.use(quizPort).response(responseId))?.content ?? {};
  // A question that this questionnaire does not ask is not stored.
  if (!Object.entries(hard.answers).every(([id, answer]) => isDeepStrictEqual(stored[id], answer))) return;
  const savedAt = history.now();
  history.facts.push({
    ...hard,
    name,
    responseId,
    savedAt,
    isCurrent: true,
    submittedAt: isSubmitted ? savedAt : null,
  });
};

/** The current answers of a questionnaire were submitted. */
export const noteSubmitted = (history: History, responseId: string): void => {
  for (const fact of history.facts)
    if (fact.responseId === responseId && fact.isCurrent) fact.submittedAt ??= history.now();
};

/** The draft was given up before it was submitted. */
export const noteGivenUp = (history: History, responseId: string): void => {
  for (const fact of history.facts)
    if (fact.responseId === responseId && fact.submittedAt === null) fact.isCurrent = false;
};

/** When the product alerted the care team about these answers after they were saved; null before. */
const alertedAt = async (history: History, { responseId, savedAt }: History['facts'][number]) => {
  const visits = await history.rows('consultation', { quiz_response_id: responseId });
  const alerts: readonly Date[] = visits.flatMap(({ alert_at }) => (alert_at >= savedAt ? [alert_at] : []));
  return alerts[0] ?? null;
};

/**
 * An emergency that was left in a draft counts as submitted: in this questionnaire, or in any when none is named. It was
 * submitted when the product alerted the care team, which a clinician may have answered since.
 */
export const noteUrgent = async (history: History, responseId?: string): Promise<void> => {
  for (const fact of history.facts)
    if (fact.isEmergency && fact.isCurrent && (responseId === undefined || fact.responseId === responseId))
      fact.submittedAt ??= (await alertedAt(history, fact)) ?? history.now();
};
