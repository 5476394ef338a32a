import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import { endVisit, evaluateResponse } from '../evaluate-response.ts';
import { lockIntake } from '../save-intake.ts';
import { isOver, submitAnswers } from '../submit-answers.ts';
import { type IntakeResult, resultOf } from '../submit-intake.ts';

const closed = fail('CONFLICT', 'This visit is closed. You can start again at any time.');
const changed = fail('CONFLICT', 'These answers were changed on another device. We loaded the newest ones.');

/**
 * The patient has read all answers again and confirms them, before the card: everything is validated and evaluated
 * on the server. Answers that end the visit end it now, before anything is paid; otherwise nothing is stored. Fails as
 * `submitIntake` does.
 */
export const reviewRequest = (
  scope: Scope,
  actor: Actor,
  userId: string,
  { responseId, revision }: { readonly responseId: string; readonly revision: number },
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) => {
    const consultation = await lockIntake(tx, userId, responseId);
    if (consultation.outcome !== null) return resultOf(tx, consultation);
    const response = await tx.use(quizPort).response(responseId);
    if (consultation.status !== 'draft' || response?.status !== 'in-progress') return orRefuse(closed);
    if (response.revision !== revision) return orRefuse(changed);
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    if (journey.kind !== 'request') return orRefuse(notFound('questionnaire'));
    await tx.use(billingPort).findDuplicates(userId);
    const evaluated = await evaluateResponse(tx, consultation, response);
    const { outcome } = evaluated.evaluation;
    if (!isOver(evaluated.evaluation)) return { ...(await resultOf(tx, consultation)), outcome };
    await tx.use(findingPort).record(consultation.id, evaluated);
    await endVisit(tx, actor, { consultation, journey, response }, evaluated);
    return resultOf(tx, { ...consultation, outcome });
  });

/** See `CareIntake.sendVisit`. */
export const sendRequest = async (
  tx: Scope,
  actor: Actor,
  {
    userId,
    checkoutId,
    consultationId,
    shipState,
  }: {
    readonly userId: string;
    readonly checkoutId: string;
    readonly consultationId: string;
    readonly shipState: string;
  },
): Promise<boolean> => {
  const consultations = consultationRepository(tx.db);
  const found = await consultations.lock(consultationId);
  if (found?.userId !== userId) return orRefuse(notFound('visit'));
  const journey = await journeyRepository(tx.db).lock(found.journeyId);
  if (journey.kind !== 'request') return orRefuse(notFound('visit'));
  const response = found.quizResponseId ? await tx.use(quizPort).response(found.quizResponseId) : null;
  if (found.status !== 'draft' || journey.checkoutId !== null || response?.status !== 'in-progress')
    return orRefuse(closed);
  await journeyRepository(tx.db).update(journey.id, { checkoutId });
  await consultations.update(consultationId, { shipState });
  const visit = { consultation: { ...found, shipState }, journey: { ...journey, checkoutId } };
  // No product was requested: the counsel texts are read with the plan.
  const { evaluation } = await submitAnswers(tx, actor, visit, response, null);
  return !isOver(evaluation);
};
