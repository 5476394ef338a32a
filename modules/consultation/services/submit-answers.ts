import { orRefuse } from '#kernel/all-or-nothing.ts';
import { findingPort, isPrescriptionDrug, maySubmit, visitRegistration } from '#modules/eligibility/index.ts';
import { pruneHidden, type QuizResponse } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { afterQuestions, type JourneyStatus } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { photoRepository } from '../repositories/photos.ts';
import { alarmingAnswers } from './alarming-answers.ts';
import { ends, endVisit, evaluateResponse } from './evaluate-response.ts';
import { nextStep } from './next-step.ts';
import {
  type EvaluatedAnswers,
  type FinishIntake,
  recordSubmission,
  submitAndAssign,
} from './record-submission.ts';
import { reportAlarmingTexts } from './report-alarming-texts.ts';
import { refuseWithoutWarning } from './ssri-consent.ts';
import { sendDoseChange } from './titration/send-dose-change.ts';
import { transitionJourney } from './transitions.ts';
import { draftQuestionnaire, isPatientsRequest } from './visit-questionnaire.ts';
import { holdForCall } from './wait-for-call.ts';

/** Whether the patient took the photos before sending the answers. */
const hasSubmittedPhotos = async (tx: Scope, consultationId: string): Promise<boolean> =>
  (await photoRepository(tx.db).lockSet(consultationId))?.status === 'complete';

/** Sends the visit to the clinicians, without the drugs that a rule removed. */
const sendToClinicians: FinishIntake = async (tx, actor, { consultation, journey, response }, evaluated) => {
  const { allowedDrugTypes } = evaluated.evaluation;
  const { userId, kind } = consultation;
  const visit = { consultation, response };
  const asksPhotos = visitRegistration(kind, consultation.drugTypes).photos.length > 0;
  const [assigned, hasPhotos] = await Promise.all([
    recordSubmission(tx, actor, visit, evaluated, submitAndAssign),
    asksPhotos ? hasSubmittedPhotos(tx, consultation.id) : false,
  ]);
  const cause = { actor, reason: 'submitted' };
  // A change of treatment is about current drugs, even when a rule now refuses one.
  const left =
    kind === 'titration'
      ? journey.userProducts
      : journey.userProducts.filter((item) => allowedDrugTypes.includes(item.drugType));
  const next = await nextStep(tx, userId, afterQuestions(journey.kind, asksPhotos && !hasPhotos));
  const waiting = await transitionJourney(tx, journey, next, cause, { userProducts: left });
  await holdForCall(tx, assigned, waiting);
  await tx.emit(consultationEvents.intakeSubmitted, {
    userId,
    consultationId: consultation.id,
    journeyId: journey.id,
  });
  return next;
};

/** Whether a rule ends the visit: nothing that a clinician could prescribe is left. */
export const isOver = ({ outcome, allowedDrugTypes }: EvaluatedAnswers['evaluation']): boolean =>
  ends(outcome) || !allowedDrugTypes.some(isPrescriptionDrug);

/**
 * Submits the answers of a locked visit: they are validated and evaluated, and the visit goes to the clinicians or
 * ends. `acknowledgedRuleIds`: the counsel texts that were read; null where no product was asked for, so that the texts
 * come with the plan. Returns the next step of the journey too.
 */
export const submitAnswers = async (
  tx: Scope,
  actor: Actor,
  { consultation, journey }: { readonly consultation: Consultation; readonly journey: Journey },
  response: QuizResponse,
  acknowledgedRuleIds: readonly string[] | null,
): Promise<EvaluatedAnswers & { readonly next: JourneyStatus }> => {
  const { userId } = consultation;
  const evaluated = await evaluateResponse(tx, consultation, response, journey);
  const findings = tx.use(findingPort);
  const { evaluation } = evaluated;
  const over = isOver(evaluation);
  const visit = { consultation, journey, response };
  const isRequest = isPatientsRequest(consultation, response.configName);
  const read = findings.textsRead(evaluation, acknowledgedRuleIds ?? []);
  if (acknowledgedRuleIds !== null && !over) {
    // As in a renewal, counsel texts that the patient read at an earlier visit need not be read again.
    const readBefore = isRequest
      ? await findings.readAt(await consultationRepository(tx.db).idsOf(userId))
      : [];
    orRefuse(maySubmit(evaluation, [...read, ...readBefore]));
    await refuseWithoutWarning(tx, userId, evaluation.allowedDrugTypes);
  }
  const send = isRequest ? sendDoseChange : sendToClinicians;
  // The findings are stored first, because the connection executes statements in the order in which they were sent.
  const [, next] = await Promise.all([
    findings.record(consultation.id, evaluated, read),
    (over ? endVisit : send)(tx, actor, visit, evaluated),
  ]);
  const config = draftQuestionnaire(consultation, response.configName).questionsFor(consultation.drugTypes);
  await reportAlarmingTexts(tx, consultation, alarmingAnswers(config, pruneHidden(config, response.content)));
  return { ...evaluated, next };
};
