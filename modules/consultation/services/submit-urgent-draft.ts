import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { findingPort, isEmergency, type UrgentDraft, visitRegistration } from '#modules/eligibility/index.ts';
import { pruneHidden, quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { endVisit, evaluateResponse } from './submit-intake.ts';

/**
 * Ends the visit of a draft with an emergency and alerts the care team. Returns false, and does nothing, when the draft
 * was submitted or holds no emergency.
 */
export const endUrgentDraft = async (tx: Scope, consultation: Consultation): Promise<boolean> => {
  const { quizResponseId: responseId, status } = consultation;
  const response = responseId === null ? null : await tx.use(quizPort).response(responseId);
  if (responseId === null || status !== 'draft' || response?.status !== 'in-progress') return false;
  const { questionnaire } = visitRegistration(consultation.kind, consultation.drugTypes);
  if (!isEmergency(pruneHidden(questionnaire.questionsFor(consultation.drugTypes), response.content)))
    return false;
  const evaluated = await evaluateResponse(tx, consultation, response);
  if (evaluated.evaluation.outcome !== 'emergency') return false;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await tx.use(findingPort).record(consultation.id, evaluated);
  await endVisit(tx, systemActor, { consultation, journey, responseId }, evaluated);
  return true;
};

/** `endUrgentDraft` for the sweep, by the questionnaire. */
export const submitUrgentDraft = (scope: Scope, { userId, responseId }: UrgentDraft): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const consultation = await consultationRepository(tx.db).lockByResponse(userId, responseId);
    if (consultation) await endUrgentDraft(tx, consultation);
  });
