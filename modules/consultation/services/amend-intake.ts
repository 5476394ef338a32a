import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import {
  type ClinicalQuestionnaire,
  type FactSave,
  factPort,
  findingPort,
  furtherQuestions,
  questionnaireNamed,
  visitRegistration,
  withMoreQuestions,
} from '#modules/eligibility/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import {
  type Answers,
  pruneHidden,
  type QuizConfig,
  questionsOf,
  quizPort,
  readDraft,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { endedWithoutTreatment } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import { type JudgedAnswers, judgeAnswers } from './judge-answers.ts';
import { recordCorrection } from './record-correction.ts';
import { lockIntake } from './save-intake.ts';
import { type IntakeResult, resultOf } from './submit-intake.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

/** A correction of submitted answers. */
export interface Amendment {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null;
  readonly reason: string;
}

/** Submitted, and not ended without treatment: the answers still decide which treatment is safe. */
export const isCorrectable = ({ status }: Pick<Consultation, 'status'>): boolean =>
  status !== 'draft' && !endedWithoutTreatment(status);

type AskedVisit = Pick<Consultation, 'kind' | 'drugTypes' | 'removedDrugTypes'>;

/** The questionnaire with this name, else the usual one of the visit. */
const questionnaireOf = (
  { kind, drugTypes }: AskedVisit,
  configName: string | undefined,
): ClinicalQuestionnaire =>
  (configName === undefined ? null : questionnaireNamed(configName)?.questionnaire) ??
  visitRegistration(kind, drugTypes).questionnaire;

/** The questions this visit was asked, also about drugs that a rule has removed since. */
export const configOf = (visit: AskedVisit, configName: string | undefined): QuizConfig =>
  questionnaireOf(visit, configName).questionsFor([
    ...new Set([...visit.drugTypes, ...visit.removedDrugTypes]),
  ]);

/** Answers to questions outside the questionnaire: recorded by staff, and kept when the others are corrected. */
const notAsked = (config: QuizConfig, answers: Answers): Answers => {
  const asked = new Set(questionsOf(config).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !asked.has(id)));
};

/** What had no answer in the visit, also when the patient gave the same one long ago. */
const givenNow = (before: Answers, given: Answers): Answers =>
  Object.fromEntries(Object.entries(given).filter(([question]) => !Object.hasOwn(before, question)));

/** Records the corrected answers as facts, and evaluates them; the previous ones still count as earlier answers. */
const evaluate = async (
  tx: Scope,
  { userId, kind, drugTypes, shipState, id }: Consultation,
  correction: Pick<FactSave, 'answers' | 'given' | 'questionnaire' | 'responseId' | 'clinician'>,
): Promise<JudgedAnswers> => {
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
  return judgeAnswers(facts, { purpose: 'amend', kind, answers, drugTypes, shipState, dob, now });
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

const amend = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  amendment: Amendment,
  clinicianId: string | null = null,
): Promise<IntakeResult> => {
  if (!isCorrectable(consultation))
    return orRefuse(fail('CONFLICT', 'This visit is closed. You can start again at any time.'));
  const { responseId, revision, reason } = amendment;
  const response = await tx.use(quizPort).response(responseId);
  const asked = configOf(consultation, response?.configName);
  const config = clinicianId ? withMoreQuestions(asked, furtherQuestions(consultation)) : asked;
  const given = pruneHidden(config, orRefuse(readDraft(config, amendment, tx.clock.now())));
  orRefuse(await tx.use(quizPort).amend(actor, config, { responseId, revision, answers: given, reason }));

  const before = consultation.answers ?? {};
  const answers = questionnaireOf(consultation, response?.configName).historyOf(before, {
    ...notAsked(config, before),
    ...given,
  });
  const judged = await evaluate(tx, consultation, {
    answers,
    // A clinician records only what the patient told them; the patient goes through the whole form.
    given: clinicianId ? givenNow(before, given) : given,
    questionnaire: config,
    responseId,
    clinician: clinicianId ? { id: clinicianId, reason: reason.trim() } : null,
  });
  const { evaluation } = judged;
  await tx.use(findingPort).record(consultation.id, judged);
  const { outcome, allowedDrugTypes } = evaluation;
  const removedDrugTypes = [...new Set([...consultation.removedDrugTypes, ...evaluation.removedDrugTypes])];
  // When no drug is left, the clinician still sees what was requested, and can only refuse it.
  const drugTypes = allowedDrugTypes.length > 0 ? allowedDrugTypes : consultation.drugTypes;
  const isEmergency = outcome === 'emergency';
  const isHard = isEmergency || outcome === 'stop' || evaluation.removedDrugTypes.length > 0;
  await consultationRepository(tx.db).update(consultation.id, {
    answers,
    outcome,
    removedDrugTypes,
    drugTypes,
    // A new emergency opens the alert again when an earlier one was closed.
    ...(isEmergency && { alertAt: tx.clock.now(), alertHandledAt: null }),
  });
  await holdWhatIsUnsafe(tx, consultation, 'a safety rule in corrected answers', {
    ...judged,
    actor,
    isAllowed: !isHard,
  });
  if (isHard) await takeBackPlan(tx, actor, consultation);
  const { id: consultationId, userId } = consultation;
  await tx
    .use(messagePort)
    .write(consultation, systemAuthor, `Answers were corrected. Reason: ${reason.trim()}`);
  if (isEmergency) await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
  const after = { ...consultation, answers, drugTypes, removedDrugTypes };
  await recordCorrection(tx, actor, { before: consultation, after, reason, known: judged.known });
  return resultOf(tx, { id: consultationId, outcome, removedDrugTypes });
};

/**
 * A patient corrects submitted answers. The old ones are kept, the rules run again, and what they now forbid is on
 * hold until the clinician has reviewed it. BAD_USER_INPUT names `reason` and each invalid question; CONFLICT when the
 * visit has ended or another device saved first.
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
 * As `amendIntake`, by staff who may decide the locked visit, with what the patient told them; also answers to questions
 * about drugs of the service line that the patient did not request. The questionnaire must be the visit's.
 */
export const amendForPatient = (
  scope: Scope,
  actor: Actor,
  consultation: Consultation,
  amendment: Amendment & { readonly clinicianId: string },
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, (tx) => amend(tx, actor, consultation, amendment, amendment.clinicianId));
