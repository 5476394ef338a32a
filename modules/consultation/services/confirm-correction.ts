import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound, type Result } from '#kernel/result.ts';
import { factPort, knownQuestion, unconfirmedCorrections } from '#modules/eligibility/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import { answerText } from '#modules/quiz/index.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { applyCorrection } from './apply-correction.ts';

type Waiting = ReturnType<typeof unconfirmedCorrections>[number];

const wordsOf = ({ own, corrected }: Waiting) => {
  const question = knownQuestion(own.question, own.questionnaire);
  const words = ({ value }: Waiting['own']): string =>
    value === null || question === null ? 'Not answered' : answerText(question, value);
  return { label: question?.label ?? own.question, before: words(own), after: words(corrected) };
};

/** The corrections that wait for the patient, as text: everything that a clinician changed at one time is one. */
export const correctionsOf = async (scope: Scope, userId: string) => {
  const waiting = unconfirmedCorrections(await scope.use(factPort).of(userId));
  const ids = [...new Set(waiting.map(({ corrected }) => corrected.saveId))];
  return ids.map((id) => {
    const together = waiting.filter(({ corrected }) => corrected.saveId === id);
    return { id, changes: together.map(wordsOf), reason: together[0]?.corrected.reason ?? '' };
  });
};

/**
 * The patient confirms a clinician's correction: from now on it counts, and the rules run again. NOT_FOUND for a
 * correction that does not wait; confirming it twice is one of them.
 */
export const confirmCorrection = (
  scope: Scope,
  { actor, userId }: Patient,
  correctionId: string,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const find = async () => {
      const all = unconfirmedCorrections(await tx.use(factPort).of(userId));
      const waiting = all.filter(({ corrected }) => corrected.saveId === correctionId);
      const corrected = waiting[0]?.corrected ?? orRefuse(notFound('correction'));
      return { corrected, waiting };
    };
    const { visitId } = (await find()).corrected;
    const visit = visitId === null ? null : await consultationRepository(tx.db).lock(visitId);
    if (visit?.userId !== userId) return orRefuse(notFound('correction'));
    // Read again under the lock: another correction may have replaced it.
    const { corrected, waiting } = await find();
    const { questionnaire, questionnaireVersion, responseId } = corrected;
    await applyCorrection(tx, actor, visit, {
      reason: 'the patient confirmed a correction',
      answers: visit.answers ?? {},
      given: waiting.map(({ question }) => question),
      questionnaire: { name: questionnaire, version: questionnaireVersion },
      responseId,
      clinician: null,
    });
    const labels = waiting.map((one) => `“${wordsOf(one).label}”`).join(', ');
    await tx
      .use(messagePort)
      .write(visit, systemAuthor, `The patient confirmed the corrected answer to ${labels}.`);
    return true;
  });
