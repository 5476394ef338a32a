import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type FindingView,
  factPort,
  findingPort,
  hardFindings,
  isPrescriptionDrug,
  maySubmit,
  type Outcome,
  patientContext,
  visitRegistration,
} from '#modules/eligibility/index.ts';
import {
  carryOver,
  pruneHidden,
  type QuizResponse,
  quizPort,
  validateAll,
  validateDraft,
} from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { afterQuestions } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { problemsOfAge } from './ask-again.ts';
import { unchangedAnswers } from './evaluate-renewal.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import { judgeAnswers } from './judge-answers.ts';
import { knownAnswers } from './known-answers.ts';
import { nextStep } from './next-step.ts';
import { notices } from './notices.ts';
import {
  assignNext,
  type EvaluatedAnswers,
  type FinishIntake,
  judgedOf,
  recordSubmission,
} from './record-submission.ts';
import { lockIntake } from './save-intake.ts';
import { refuseWithoutWarning } from './ssri-consent.ts';
import { recordStoppedStarts } from './start-answers.ts';
import { sendDoseChange } from './titration/send-dose-change.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { visitOf } from './visit-of.ts';
import { draftQuestionnaire, isPatientsRequest } from './visit-questionnaire.ts';
import { waitForCall } from './wait-for-call.ts';

const ends = (outcome: Outcome): boolean => outcome === 'emergency' || outcome === 'stop';

/**
 * Answers recorded and ready to evaluate: carried over to the current questions, and complete unless a hard rule ends the visit.
 * Refuses answers about today that were given on an earlier day.
 */
export const evaluateResponse = async (
  tx: Scope,
  consultation: Consultation,
  response: QuizResponse,
): Promise<EvaluatedAnswers> => {
  const { userId, kind, drugTypes, shipState } = consultation;
  const questionnaire = draftQuestionnaire(consultation, response.configName);
  const config = questionnaire.questionsFor(drugTypes);
  const { answers } = carryOver(response.content, config);
  const now = tx.clock.now();
  orRefuse(badInputIfAny(validateDraft(config, answers, now)));
  const pruned = pruneHidden(config, answers);
  // A request of the patient asks what may have changed; the rest stays as they told us before.
  const isPart = isPatientsRequest(consultation, response.configName);
  const whole = isPart ? questionnaire.historyOf((await knownAnswers(tx, userId)).answers, pruned) : pruned;
  const unchanged = isPart ? await unchangedAnswers(tx, userId, pruned, whole) : [];
  const person = await tx.use(accountPort).person(userId);
  const dob = person?.dob ?? null;
  await recordStoppedStarts(tx, { ...consultation, dob });
  const { facts } = await tx.use(factPort).save({
    userId,
    kind,
    shipState,
    dob,
    answers: whole,
    given: [...Object.keys(pruned), ...unchanged],
    stage: 'submitted',
    questionnaire: config,
    visitId: consultation.id,
    responseId: response.id,
    clinician: null,
  });
  const judged = judgeAnswers(facts, {
    purpose: 'submit',
    kind,
    answers: whole,
    drugTypes,
    shipState,
    dob,
    patient: await patientContext(tx, userId, { drugTypes, visit: await visitOf(tx, consultation) }),
    now,
  });
  const { evaluation } = judged;
  // A patient who needs help at once is not required to answer the rest.
  const endsNow =
    ends(evaluation.outcome) && hardFindings(evaluation, pruned).some((one) => ends(one.outcome));
  if (!endsNow)
    orRefuse(badInputIfAny([...validateAll(config, answers, now), ...problemsOfAge(pruned, judged)]));
  return { ...judged, answers: whole };
};

const badInputIfAny = (problems: Parameters<typeof badInput>[0]): Result<null> =>
  problems.length > 0 ? badInput(problems) : { ok: true, value: null };

/** Ends the visit because of its answers: they are kept, nothing is charged, and an emergency alerts the care team. */
export const endVisit: FinishIntake = async (tx, actor, visit, evaluated) => {
  const { consultation, journey, responseId } = visit;
  const { outcome, removedDrugTypes } = evaluated.evaluation;
  const reason = outcome === 'emergency' ? 'emergency rule' : 'safety rule';
  await tx.use(quizPort).stop(systemActor, responseId, outcome);
  const isHeld = await holdWhatIsUnsafe(tx, { ...consultation, ...evaluated }, reason, {
    ...judgedOf(evaluated),
    actor,
    isAllowed: false,
  });
  await transitionConsultation(
    tx,
    consultation,
    'canceled',
    { actor, reason },
    {
      answers: evaluated.answers,
      outcome,
      removedDrugTypes,
      decidedAt: tx.clock.now(),
      // What was put on hold waits for a clinician, though this visit is over.
      ...((outcome === 'emergency' || isHeld) && { alertAt: tx.clock.now() }),
    },
  );
  await transitionJourney(tx, journey, 'ineligible', { actor: systemActor, reason });
  if (journey.checkoutId)
    await tx.use(billingPort).releaseVisit(systemActor, { checkoutId: journey.checkoutId, reason });
  if (outcome === 'emergency')
    await tx.emit(consultationEvents.careAlerted, {
      userId: consultation.userId,
      consultationId: consultation.id,
    });
  await tx.use(accountPort).notify(consultation.userId, () => notices.ended());
};

/** Sends the visit to the clinicians, without the drugs that a rule removed. */
const sendToClinicians: FinishIntake = async (
  tx,
  actor,
  { consultation, journey, responseId },
  evaluated,
) => {
  const { allowedDrugTypes } = evaluated.evaluation;
  const { userId, kind } = consultation;
  const submitted = await recordSubmission(tx, actor, { consultation, responseId }, evaluated);
  const cause = { actor, reason: 'submitted' };
  await assignNext(tx, submitted);
  // A change of treatment is about what the patient takes, also when a rule now speaks against it.
  const left =
    kind === 'titration'
      ? journey.userProducts
      : journey.userProducts.filter((item) => allowedDrugTypes.includes(item.drugType));
  const asksPhotos = visitRegistration(kind, consultation.drugTypes).photos.length > 0;
  const next = await nextStep(tx, userId, afterQuestions(journey.kind, asksPhotos));
  await transitionJourney(tx, journey, next, cause, { userProducts: left });
  await waitForCall(tx, consultation.id);
  await tx.emit(consultationEvents.intakeSubmitted, {
    userId,
    consultationId: consultation.id,
    journeyId: journey.id,
  });
};

/** What a visit was about, and what came of it. */
export interface IntakeResult extends Pick<Consultation, 'kind' | 'drugTypes'> {
  readonly outcome: Outcome | null;
  readonly findings: readonly FindingView[];
  readonly removedDrugTypes: readonly DrugType[];
  /** The visit waits for the patient to show who they are. */
  readonly asksIdentity?: boolean;
}

/** The result of a visit, with every finding ever recorded for it. */
export const resultOf = async (
  tx: Scope,
  {
    id,
    kind,
    drugTypes,
    outcome,
    removedDrugTypes,
  }: Pick<Consultation, 'id' | 'kind' | 'drugTypes' | 'outcome' | 'removedDrugTypes'>,
): Promise<IntakeResult> => ({
  kind,
  drugTypes,
  outcome,
  removedDrugTypes,
  findings: await tx.use(findingPort).of(id),
});

/**
 * Submits the intake: everything is validated and evaluated on the server. Repeating it changes nothing.
 * BAD_USER_INPUT names each invalid question, each one to answer again (see `problemsOfAge`), and the counsel texts that
 * were not read (see `hasRead`); CONFLICT when another device has saved since.
 */
export const submitIntake = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: { responseId: string; revision: number; acknowledgedRuleIds: readonly string[] },
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) => {
    const { responseId, revision } = input;
    const consultation = await lockIntake(tx, userId, responseId);
    if (consultation.outcome !== null) return resultOf(tx, consultation);
    const response = await tx.use(quizPort).response(responseId);
    if (consultation.status !== 'draft' || response?.status !== 'in-progress')
      return orRefuse(fail('CONFLICT', 'This visit is closed. You can start again at any time.'));
    if (response.revision !== revision)
      return orRefuse(
        fail('CONFLICT', 'These answers were changed on another device. We have loaded the newest ones.'),
      );
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    await tx.use(billingPort).findDuplicates(userId);
    const evaluated = await evaluateResponse(tx, consultation, response);
    const findings = tx.use(findingPort);
    await findings.record(consultation.id, evaluated);
    const { outcome, allowedDrugTypes, removedDrugTypes } = evaluated.evaluation;
    const over = ends(outcome) || !allowedDrugTypes.some(isPrescriptionDrug);
    const visit = { consultation, journey, responseId };
    const read = findings.textsRead(evaluated.evaluation, input.acknowledgedRuleIds);
    const isRequest = isPatientsRequest(consultation, response.configName);
    // As in a renewal, what the patient read at an earlier visit need not be read again.
    const readBefore = isRequest
      ? await findings.readAt(await consultationRepository(tx.db).idsOf(userId))
      : [];
    if (!over) {
      orRefuse(maySubmit(evaluated.evaluation, [...read, ...readBefore]));
      await refuseWithoutWarning(tx, userId, allowedDrugTypes);
    }
    await findings.markRead(consultation.id, read);
    const send = isRequest ? sendDoseChange : sendToClinicians;
    await (over ? endVisit : send)(tx, actor, visit, evaluated);
    const { status } = await journeyRepository(tx.db).lock(consultation.journeyId);
    return {
      ...(await resultOf(tx, { ...consultation, outcome, removedDrugTypes })),
      asksIdentity: status === 'awaiting_identification',
    };
  });
