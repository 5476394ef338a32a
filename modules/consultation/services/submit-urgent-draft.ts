import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { findingPort, isEmergency, type UrgentDraft } from '#modules/eligibility/index.ts';
import { pruneHidden, type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { openedAlert } from '../domain/opened-alert.ts';
import { endedWithoutTreatment } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { endVisit, evaluateResponse } from './evaluate-response.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import type { EvaluatedAnswers } from './record-submission.ts';
import { draftQuestionnaire } from './visit-questionnaire.ts';

interface UrgentAnswers {
  readonly response: QuizResponse;
  readonly evaluated: EvaluatedAnswers;
}

/** The answers that were saved and not submitted, when they are an emergency; recorded as submitted. */
const urgentAnswers = async (tx: Scope, consultation: Consultation): Promise<UrgentAnswers | null> => {
  const { quizResponseId: responseId, drugTypes } = consultation;
  const response = responseId === null ? null : await tx.use(quizPort).response(responseId);
  if (responseId === null || response?.status !== 'in-progress') return null;
  const questionnaire = draftQuestionnaire(consultation, response.configName);
  if (!isEmergency(pruneHidden(questionnaire.questionsFor(drugTypes), response.content))) return null;
  const evaluated = await evaluateResponse(tx, consultation, response);
  if (evaluated.evaluation.outcome !== 'emergency') return null;
  await tx.use(findingPort).record(consultation.id, evaluated);
  return { response, evaluated };
};

/**
 * Ends the visit of a draft with an emergency and alerts the care team. Returns false, and does nothing, when the draft
 * was submitted or contains no emergency.
 */
export const endUrgentDraft = async (tx: Scope, consultation: Consultation): Promise<boolean> => {
  const urgent = consultation.status === 'draft' ? await urgentAnswers(tx, consultation) : null;
  if (!urgent) return false;
  const { response, evaluated } = urgent;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await endVisit(tx, systemActor, { consultation, journey, response }, evaluated);
  return true;
};

/** The visit ended for another reason, such as a canceled order, before the emergency in its draft was alerted. */
const alertEndedVisit = async (tx: Scope, consultation: Consultation): Promise<void> => {
  const urgent = endedWithoutTreatment(consultation.status) ? await urgentAnswers(tx, consultation) : null;
  if (!urgent) return;
  const { answers, ...judged } = urgent.evaluated;
  const { id: consultationId, userId } = consultation;
  await tx.use(quizPort).stop(systemActor, urgent.response.id, 'emergency');
  await consultationRepository(tx.db).update(consultationId, {
    answers,
    outcome: 'emergency',
    ...openedAlert(consultation, tx.clock.now()),
  });
  await holdWhatIsUnsafe(tx, consultation, 'emergency rule', {
    facts: judged.facts,
    evaluation: judged.evaluation,
    actor: systemActor,
    isAllowed: false,
  });
  await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
};

/** `endUrgentDraft` for the sweep, by the questionnaire; also when the visit has ended since the draft was saved. */
export const submitUrgentDraft = (scope: Scope, { userId, responseId }: UrgentDraft): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const consultation = await consultationRepository(tx.db).lockByResponse(userId, responseId);
    if (!consultation || (await endUrgentDraft(tx, consultation))) return;
    await alertEndedVisit(tx, consultation);
  });
