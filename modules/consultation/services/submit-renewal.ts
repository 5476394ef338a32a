import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import {
  factPort,
  findingPort,
  hasRead,
  medicalHistory,
  questionnaireNamed,
  type RegisteredQuestionnaire,
  unconfirmedCorrections,
} from '#modules/eligibility/index.ts';
import {
  type PrescriptionStatus,
  type PrescriptionView,
  prescriptionPort,
  renewalOpensAt,
} from '#modules/prescription/index.ts';
import {
  type Answers,
  carryOver,
  pruneHidden,
  type QuizResponse,
  quizPort,
  quizSetPort,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import { stepAfter } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import type { ConsultationService } from '../index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { problemsOfAge } from './ask-again.ts';
import { isFirstOfLine } from './first-of-line.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import { judgeAnswers } from './judge-answers.ts';
import { refuseOpenChange, withdrawChange } from './open-change.ts';
import { freshVisit } from './open-visit.ts';
import { assignNext } from './submit-intake.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

type RenewalInput = Parameters<ConsultationService['submitRenewal']>[1];

const renewable: readonly PrescriptionStatus[] = ['active', 'on_hold', 'completed', 'expired'];
const counting: readonly PrescriptionStatus[] = [...renewable, 'stopped'];

/**
 * The newest prescription of each drug, unless it was stopped; those that are due, or all when none is due yet. All of
 * them for a patient who moved: each needs a clinician licensed in the new state.
 */
const toRenew = async (
  tx: Scope,
  userId: string,
  hasMoved: boolean,
): Promise<readonly PrescriptionView[]> => {
  const all = (await tx.use(prescriptionPort).prescriptions(userId)).filter(({ status }) =>
    counting.includes(status),
  );
  const newest = all.filter(
    (one) => all.find((other) => other.drugType === one.drugType) === one && renewable.includes(one.status),
  );
  const now = tx.clock.now();
  const due = newest.filter(
    ({ status, expiresAt, refillsRemaining }) =>
      status !== 'active' ||
      refillsRemaining === 0 ||
      (expiresAt !== null && now >= renewalOpensAt(expiresAt, null)),
  );
  return due.length > 0 && !hasMoved ? due : newest;
};

/**
 * The products that are still offered; the others end with their prescription. Refused when none is left, with the names
 * of the products that are no longer offered.
 */
const onlyOffered = async (
  tx: Scope,
  prescriptions: readonly PrescriptionView[],
): Promise<readonly PrescriptionView[]> => {
  if (prescriptions.length === 0)
    return orRefuse(fail('CONFLICT', 'You have no prescription that can be renewed.'));
  const catalogue = tx.use(cataloguePort);
  const products = await catalogue.productsByIds(prescriptions.map(({ productId }) => productId));
  const offered = products.filter((product) => catalogue.isOffered(product)).map(({ id }) => id);
  if (offered.length === 0) orRefuse(catalogue.mayBeOffered(products));
  return prescriptions.filter(({ productId }) => offered.includes(productId));
};

const incomplete = fail('CONFLICT', 'Please answer all questions first.');

/** A renewal's answers, with their questionnaire. */
interface AnsweredRenewal {
  readonly response: QuizResponse;
  readonly registered: RegisteredQuestionnaire;
}

const readResponse = async (
  tx: Scope,
  input: { userId: string; quizResponseId: string },
): Promise<AnsweredRenewal> => {
  const response = await tx.use(quizPort).response(input.quizResponseId);
  const registered = response && questionnaireNamed(response.configName);
  if (response?.userId !== input.userId || registered?.kind !== 'renewal')
    return orRefuse(notFound('questionnaire'));
  return response.status === 'in-progress' ? orRefuse(incomplete) : { response, registered };
};

/**
 * What the patient told us before and says has not changed: it counts as given again. A clinician's correction that they
 * have to confirm by itself is not part of that.
 */
const unchanged = async (
  tx: Scope,
  userId: string,
  renewal: Answers,
  answers: Answers,
): Promise<readonly string[]> => {
  if (!Object.hasOwn(renewal, 'changes')) return [];
  const waiting = unconfirmedCorrections(await tx.use(factPort).of(userId)).map(({ question }) => question);
  return medicalHistory.filter((id) => Object.hasOwn(answers, id) && !waiting.includes(id));
};

const open = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { response, registered: { questionnaire, isAfterMove } }: AnsweredRenewal,
  { acknowledgedRuleIds = [], shipState: movedTo }: RenewalInput,
): Promise<Consultation> => {
  const prescriptions = await onlyOffered(tx, await toRenew(tx, userId, isAfterMove));
  const consultations = consultationRepository(tx.db);
  const before = await consultations.answered(userId);
  const last = before.at(-1);
  const drugTypes = prescriptions.map((prescription) => prescription.drugType);
  const config = questionnaire.questionsFor(drugTypes);
  const renewal = pruneHidden(config, carryOver(response.content, config).answers);
  const here: Answers = movedTo === undefined ? {} : { state: movedTo };
  const answers = { ...questionnaire.historyOf(last?.answers ?? {}, renewal), ...here };
  const person = await tx.use(accountPort).person(userId);
  const shipState = movedTo ?? person?.address?.state ?? last?.shipState ?? '';
  const dob = person?.dob ?? null;
  const id = tx.ids.uuid();
  const { facts } = await tx.use(factPort).save({
    userId,
    kind: 'renewal',
    shipState,
    dob,
    answers,
    given: [...Object.keys({ ...renewal, ...here }), ...(await unchanged(tx, userId, renewal, answers))],
    stage: 'submitted',
    questionnaire: config,
    visitId: id,
    responseId: response.id,
    clinician: null,
  });
  const judged = judgeAnswers(facts, {
    purpose: 'renewal',
    kind: 'renewal',
    answers,
    drugTypes,
    isFirstOfLine: await isFirstOfLine(tx, { id, userId, kind: 'renewal', drugTypes, shipState }),
    shipState,
    dob,
    now: tx.clock.now(),
  });
  const { evaluation } = judged;
  // Unfinished answers go to a clinician only when they really are an emergency.
  if (response.status === 'stopped' && evaluation.outcome !== 'emergency') return orRefuse(incomplete);
  // A patient who needs help at once is asked nothing more.
  const toGiveAgain = evaluation.outcome === 'emergency' ? [] : problemsOfAge(renewal, judged);
  if (toGiveAgain.length > 0) orRefuse(badInput(toGiveAgain));
  // A counsel text that the patient read in its current version at an earlier visit need not be read again.
  const findings = tx.use(findingPort);
  const readBefore = await findings.readAt(await consultations.idsOf(userId));
  const read = [...findings.textsRead(evaluation, acknowledgedRuleIds), ...readBefore];
  orRefuse(hasRead(evaluation, read));
  const products = await tx
    .use(cataloguePort)
    .productsByIds(prescriptions.map((prescription) => prescription.productId));
  // When no drug is left, the clinician still sees what was requested, and can only refuse it.
  const { allowedDrugTypes, removedDrugTypes, outcome } = evaluation;
  const left = allowedDrugTypes.length > 0 ? allowedDrugTypes : drugTypes;
  const { journey, consultation } = freshVisit(tx, {
    id,
    userId,
    checkoutId: null,
    userProducts: products.filter((product) => left.includes(product.drugType)).map(planItem),
    kind: 'renewal',
    isAfterMove,
    shipState,
    quizResponseId: response.id,
    quizSetId: (await tx.use(quizSetPort).ofResponse(response.id))?.id ?? null,
  });
  const cause = { actor, reason: 'renewal submitted' };
  await journeyRepository(tx.db).insert(journey);
  await recordCreation(tx, 'journey', journey, cause);
  if (!(await consultations.insert(consultation)))
    return orRefuse(fail('CONFLICT', 'These answers were submitted already.'));
  await recordCreation(tx, 'consultation', consultation, cause);
  await findings.record(consultation.id, judged);
  await findings.markRead(consultation.id, read);
  const submitted = await transitionConsultation(tx, consultation, 'submitted', cause, {
    answers,
    drugTypes: left,
    removedDrugTypes,
    outcome,
    submittedAt: tx.clock.now(),
    ...(outcome === 'emergency' && { alertAt: tx.clock.now() }),
  });
  await assignNext(tx, submitted);
  await transitionJourney(tx, journey, stepAfter(journey.kind, 'awaiting_quiz'), cause);
  await holdWhatIsUnsafe(tx, { ...submitted, drugTypes }, 'a safety rule in the renewal', {
    ...judged,
    actor,
    isAllowed: outcome !== 'emergency' && outcome !== 'stop',
  });
  return submitted;
};

/**
 * Sends a completed renewal questionnaire, or one that an emergency interrupted, to the clinicians: the rules run on
 * the whole history, and what they forbid is on hold at once. Submitting the same answers again returns the same visit.
 * BAD_USER_INPUT names the questions to answer again (see `problemsOfAge`), and the counsel texts that are new to the
 * patient and were not read (see `hasRead`).
 */
export const submitRenewal = (
  scope: Scope,
  actor: Actor,
  input: RenewalInput,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const { userId } = input;
    const answered = await readResponse(tx, input);
    const { response } = answered;
    const consultations = consultationRepository(tx.db);
    const known = await consultations.lockByResponse(userId, response.id);
    if (known) return { consultationId: known.id };
    if (await consultations.openOfKind(userId, 'renewal'))
      return orRefuse(fail('CONFLICT', 'A clinician is reviewing your renewal already.'));
    await withdrawChange(tx, actor, userId);
    await refuseOpenChange(tx, userId);
    await tx.use(billingPort).findDuplicates(userId);
    const { id: consultationId, journeyId, outcome } = await open(tx, actor, userId, answered, input);
    if (outcome === 'emergency') await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
    await tx.emit(consultationEvents.intakeSubmitted, { userId, consultationId, journeyId });
    return { consultationId };
  });
