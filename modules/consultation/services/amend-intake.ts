import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import {
  type Answers,
  pruneHidden,
  type QuizConfig,
  questionsOf,
  quizPort,
  readDraft,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type Evaluation, lineOf } from '../domain/eligibility/index.ts';
import { hairIntakeFor } from '../domain/intake/hair-intake.ts';
import { OOS_MEDICAL_HISTORY, oosMedicalHistory } from '../domain/intake/oos-medical-history.ts';
import { renewalMedicalHistoryFor, withRenewalAnswers } from '../domain/intake/renewal-medical-history.ts';
import { withMoreQuestions } from '../domain/intake/with-more-questions.ts';
import { endedWithoutTreatment } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { questionnairesFor } from './check-plan.ts';
import { lockCase, type Staff } from './desk-access.ts';
import { evaluateVisit } from './evaluate-visit.ts';
import { registry } from './formulary.ts';
import { holdUnsafe } from './hold-unsafe.ts';
import { moveConsultation, moveJourney } from './moves.ts';
import { lockIntake } from './save-intake.ts';
import { type IntakeResult, resultOf, storeEvaluation } from './submit-intake.ts';
import { systemAuthor, writeMessage } from './write-message.ts';

export interface Amendment {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null;
  readonly reason: string;
}

/** Handed in, and not ended without treatment: then the answers still guide what he takes. */
export const isCorrectable = ({ status }: Pick<Consultation, 'status'>): boolean =>
  status !== 'draft' && !endedWithoutTreatment(status);

/** The questions this visit was asked, also about drugs that a rule took out since. */
export const configOf = (
  { kind, drugTypes, removedDrugTypes }: Pick<Consultation, 'kind' | 'drugTypes' | 'removedDrugTypes'>,
  configName: string | undefined,
): QuizConfig => {
  if (configName === OOS_MEDICAL_HISTORY) return oosMedicalHistory;
  const asked = [...new Set([...drugTypes, ...removedDrugTypes])];
  return kind === 'renewal' ? renewalMedicalHistoryFor(asked) : hairIntakeFor(asked);
};

/** What staff may record besides: the questions about the other drugs of the visit's service lines. */
export const furtherQuestions = ({
  kind,
  drugTypes,
  removedDrugTypes,
}: Pick<Consultation, 'kind' | 'drugTypes' | 'removedDrugTypes'>): readonly QuizConfig[] => {
  const lines = [...drugTypes, ...removedDrugTypes].flatMap((drug) => lineOf(registry, drug) ?? []);
  return questionnairesFor(
    kind,
    [...new Set(lines)].flatMap((line) => line.drugTypes),
  );
};

/** Answers to questions that are not in the questionnaire: recorded by staff, and kept when the others are corrected. */
const notAsked = (config: QuizConfig, answers: Answers): Answers => {
  const asked = new Set(questionsOf(config).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !asked.has(id)));
};

/** The rules on the corrected answers; those that were given before still count as given. */
const judge = async (tx: Scope, consultation: Consultation): Promise<Evaluation> => {
  const { userId, kind, drugTypes, shipState, earlierAnswers } = consultation;
  const person = await tx.use(accountPort).person(userId);
  return evaluateVisit({
    kind,
    answers: consultation.answers ?? {},
    drugTypes,
    shipState,
    dob: person?.dob ?? null,
    earlierAnswers: earlierAnswers.map(({ answers }) => answers),
    now: tx.clock.now(),
  });
};

/** A plan that a rule now forbids can no longer be accepted: the clinician has the case again. */
const takeBackPlan = async (tx: Scope, actor: Actor, consultation: Consultation): Promise<void> => {
  if (consultation.status !== 'plan_proposed') return;
  const cause = { actor, reason: 'answers were corrected' };
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  await moveConsultation(tx, consultation, 'in_review', cause);
  await moveJourney(tx, journey, 'awaiting_doctor', cause);
};

const amend = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  amendment: Amendment,
  byStaff = false,
): Promise<IntakeResult> => {
  if (!isCorrectable(consultation))
    return orRefuse(fail('CONFLICT', 'This visit is closed. You can start again at any time.'));
  const { responseId, revision, reason } = amendment;
  const response = await tx.use(quizPort).response(responseId);
  const asked = configOf(consultation, response?.configName);
  const config = byStaff ? withMoreQuestions(asked, furtherQuestions(consultation)) : asked;
  const given = pruneHidden(config, orRefuse(readDraft(config, amendment, tx.clock.now())));
  orRefuse(await tx.use(quizPort).amend(actor, config, { responseId, revision, answers: given, reason }));

  const before = consultation.answers ?? {};
  const answers =
    consultation.kind === 'renewal'
      ? withRenewalAnswers(before, given)
      : { ...notAsked(config, before), ...given };
  const earlierAnswers = [...consultation.earlierAnswers, { answers: before, ruleIds: [] }];
  const evaluation = await judge(tx, { ...consultation, answers, earlierAnswers });
  await storeEvaluation(tx, consultation.id, evaluation);
  const { outcome, allowedDrugTypes } = evaluation;
  const removedDrugTypes = [...new Set([...consultation.removedDrugTypes, ...evaluation.removedDrugTypes])];
  // Where nothing is left, the clinician still sees what was asked for, and can only refuse it.
  const drugTypes = allowedDrugTypes.length > 0 ? allowedDrugTypes : consultation.drugTypes;
  const isEmergency = outcome === 'emergency';
  await consultationRepository(tx.db).update(consultation.id, {
    answers,
    earlierAnswers,
    outcome,
    removedDrugTypes,
    drugTypes,
    ...(isEmergency && { alertAt: tx.clock.now() }),
  });
  await holdUnsafe(tx, consultation.userId, evaluation, 'a safety rule in corrected answers');
  const isHard = isEmergency || outcome === 'stop' || evaluation.removedDrugTypes.length > 0;
  if (isHard) await takeBackPlan(tx, actor, consultation);
  const { id: consultationId, userId } = consultation;
  await writeMessage(tx, consultation, systemAuthor, `Answers were corrected. Reason: ${reason.trim()}`);
  if (isEmergency) await tx.emit({ type: 'care.alerted', payload: { userId, consultationId } });
  return resultOf(tx, { id: consultationId, outcome, removedDrugTypes });
};

/**
 * A patient corrects answers he handed in. The old ones stay, the rules run again, and what they now forbid is on
 * hold until the clinician has looked. BAD_USER_INPUT names `reason` and each question at fault; CONFLICT when the
 * visit ended or another device was faster.
 */
export const amendIntake = (
  scope: Scope,
  actor: Actor,
  userId: string,
  amendment: Amendment,
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) =>
    amend(tx, actor, await lockIntake(tx, userId, amendment.responseId), amendment),
  );

/**
 * As `amendIntake`, by a clinician who may decide the case, on what the patient told them; also answers to questions
 * about drugs of the service line that the patient did not ask for.
 */
export const deskAmendIntake = (
  scope: Scope,
  staff: Staff,
  input: Amendment & { readonly consultationId: string },
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) => {
    const { consultation } = await lockCase(tx, staff, input.consultationId);
    if (consultation.quizResponseId !== input.responseId) return orRefuse(notFound('questionnaire'));
    const { actor } = staff;
    await recordAudit(tx, {
      actor,
      action: 'case.answers_corrected',
      subject: 'consultation',
      subjectId: consultation.id,
      detail: { patientId: consultation.userId },
    });
    return amend(tx, actor, consultation, input, true);
  });
