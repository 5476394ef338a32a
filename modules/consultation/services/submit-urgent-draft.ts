import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { findingPort, type UrgentDraft } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { endVisit, evaluateResponse } from './submit-intake.ts';

/** Ends the visit of a draft with an emergency and alerts the care team; does nothing when it is no longer one. */
export const submitUrgentDraft = (scope: Scope, { userId, responseId }: UrgentDraft): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const consultation = await consultationRepository(tx.db).lockByResponse(userId, responseId);
    const response = await tx.use(quizPort).response(responseId);
    if (consultation?.status !== 'draft' || response?.status !== 'in-progress') return;
    const evaluated = await evaluateResponse(tx, consultation, response);
    if (evaluated.evaluation.outcome !== 'emergency') return;
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    await tx.use(findingPort).record(consultation.id, evaluated.evaluation);
    await endVisit(tx, systemActor, { consultation, journey, responseId }, evaluated);
  });
