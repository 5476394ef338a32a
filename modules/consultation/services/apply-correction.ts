import { accountPort } from '#modules/account/index.ts';
import {
  type FactSave,
  factPort,
  findingPort,
  judgeVisit,
  patientContext,
  unconfirmedCorrections,
} from '#modules/eligibility/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { openedAlert } from '../domain/opened-alert.ts';
import { consultationEvents } from '../events.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import { type JudgedAnswers, judgeAnswers } from './judge-answers.ts';
import { recordCorrection } from './record-correction.ts';
import { type IntakeResult, resultOf } from './submit-intake.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { visitOf } from './visit-of.ts';

/** The answers of a visit after a correction, and where it comes from. */
export interface Correction
  extends Pick<FactSave, 'answers' | 'given' | 'questionnaire' | 'responseId' | 'clinician'> {
  /** For the record. */
  readonly reason: string;
}

/** Records the corrected answers as facts, and evaluates them; the previous ones still count as earlier answers. */
const evaluate = async (
  tx: Scope,
  consultation: Consultation,
  { reason: _, ...correction }: Correction,
): Promise<JudgedAnswers> => {
  const { userId, kind, drugTypes, shipState, id } = consultation;
  const dob = (await tx.use(accountPort).person(userId))?.dob ?? null;
  const { facts } = await tx.use(factPort).save({
    userId,
    kind,
    shipState,
    dob,
    stage: 'corrected',
    visitId: id,
    ...correction,
  });
  const { answers } = correction;
  const now = tx.clock.now();
  const patient = await patientContext(tx, userId, { drugTypes, visit: await visitOf(tx, consultation) });
  return judgeAnswers(facts, { purpose: 'amend', kind, answers, drugTypes, shipState, dob, patient, now });
};

/** A plan that a rule now forbids can no longer be accepted: the case returns to the clinician. */
const takeBackPlan = async (tx: Scope, actor: Actor, consultation: Consultation): Promise<void> => {
  if (consultation.status !== 'plan_proposed') return;
  const cause = { actor, reason: 'answers were corrected' };
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  await transitionConsultation(tx, consultation, 'in_review', cause);
  await transitionJourney(tx, journey, 'awaiting_doctor', cause);
};

export interface CorrectionResult extends IntakeResult {
  /** Whether a clinician's correction waits for the patient to confirm it. */
  readonly isUnconfirmed: boolean;
}

/**
 * Corrects the answers of a locked visit: the rules run again, and what they now forbid is put on hold until a
 * clinician has reviewed it. A stop that a clinician corrected counts until the patient confirms it.
 */
export const applyCorrection = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  correction: Correction,
): Promise<CorrectionResult> => {
  const { answers, reason } = correction;
  const judged = await evaluate(tx, consultation, correction);
  const { evaluation } = judged;
  await tx.use(findingPort).record(consultation.id, judged);
  const { outcome, allowedDrugTypes } = evaluation;
  const removedDrugTypes = [...new Set([...consultation.removedDrugTypes, ...evaluation.removedDrugTypes])];
  // When no drug is left, the clinician still sees what was requested, and can only refuse it.
  const drugTypes = allowedDrugTypes.length > 0 ? allowedDrugTypes : consultation.drugTypes;
  const isEmergency = outcome === 'emergency';
  // Statements that were reported before and wait for confirmation were alerted then.
  const isAlarm = isEmergency && judgeVisit({ ...judged.facts, answers }).evaluation.outcome === 'emergency';
  const isHard = isEmergency || outcome === 'stop' || evaluation.removedDrugTypes.length > 0;
  await consultationRepository(tx.db).update(consultation.id, {
    answers,
    outcome,
    removedDrugTypes,
    drugTypes,
    // A new emergency opens the alert again when an earlier one was closed.
    ...(isAlarm && openedAlert(consultation, tx.clock.now())),
  });
  await holdWhatIsUnsafe(tx, consultation, 'a safety rule in corrected answers', {
    ...judged,
    actor,
    isAllowed: !isHard,
  });
  if (isHard) await takeBackPlan(tx, actor, consultation);
  const { id: consultationId, userId } = consultation;
  if (isAlarm) await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
  const after = { ...consultation, answers, drugTypes, removedDrugTypes };
  await recordCorrection(tx, actor, { before: consultation, after, reason, known: judged.known });
  return {
    ...(await resultOf(tx, { ...consultation, drugTypes, outcome, removedDrugTypes })),
    isUnconfirmed: unconfirmedCorrections(judged.known).length > 0,
  };
};
