import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { leavingPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType } from '#modules/catalogue/index.ts';
import { findingPort, hasRead, isEmergency, questionnaireNamed } from '#modules/eligibility/index.ts';
import type { PrescriptionView } from '#modules/prescription/index.ts';
import { quizPort, quizSetPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import { stepAfter } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import type { ConsultationService } from '../index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { alarmingAnswers } from './alarming-answers.ts';
import { problemsOfAge } from './ask-again.ts';
import { absorbCheckIn } from './check-in/absorb-check-in.ts';
import { endUrgentRenewal } from './end-urgent-renewal.ts';
import { type AnsweredRenewal, answersOf, configOf, evaluateRenewal } from './evaluate-renewal.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import type { RenewalReasons } from './journey-kind-of.ts';
import { noOpenChange, withdrawChange } from './open-change.ts';
import { freshVisit } from './open-visit.ts';
import { onlyOffered, toRenew } from './prescriptions-to-renew.ts';
import { submitAndAssign } from './record-submission.ts';
import { reportAlarmingTexts } from './report-alarming-texts.ts';
import { sendExtras } from './send-renewal-extras.ts';
import { transitionJourney } from './transitions.ts';
import { waitForCall } from './wait-for-call.ts';

type RenewalInput = Parameters<ConsultationService['submitRenewal']>[1];

const incomplete = fail('CONFLICT', 'Please answer all questions first.');

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
 * The prescriptions that a clinician can be asked to renew now. Refused while another renewal is reviewed, and when there
 * is nothing to renew.
 */
const mayBeRenewed = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  reasons: RenewalReasons & { readonly drugTypes?: readonly DrugType[] },
): Promise<Result<readonly PrescriptionView[]>> => {
  if (await consultationRepository(tx.db).openOfKind(userId, 'renewal'))
    return fail('CONFLICT', 'A clinician is reviewing your renewal already.');
  // Only the patient's own renewal replaces a change: an emergency that was left in a draft is alerted independently.
  if (actor.role !== 'system') await withdrawChange(tx, actor, userId);
  const change = await noOpenChange(tx, userId);
  return change.ok ? onlyOffered(tx, await toRenew(tx, userId, reasons)) : change;
};

const open = async (
  tx: Scope,
  actor: Actor,
  prescriptions: readonly PrescriptionView[],
  answered: AnsweredRenewal,
  input: RenewalInput,
): Promise<Consultation> => {
  const { userId, acknowledgedRuleIds = [], shipState: movedTo } = input;
  const { response, registered } = answered;
  const consultations = consultationRepository(tx.db);
  const before = await consultations.idsOf(userId);
  const drugTypes = prescriptions.map((prescription) => prescription.drugType);
  const id = tx.ids.uuid();
  const { answers, shipState, ...judged } = await evaluateRenewal(
    tx,
    { id, userId, drugTypes, replaces: prescriptions.map(({ productId }) => productId), movedTo },
    answered,
  );
  const { evaluation } = judged;
  // Unfinished answers are submitted only when they really are an emergency.
  if (response.status === 'stopped' && evaluation.outcome !== 'emergency') return orRefuse(incomplete);
  // A patient who needs help immediately is asked nothing more.
  const toGiveAgain = evaluation.outcome === 'emergency' ? [] : problemsOfAge(answersOf(answered), judged);
  if (toGiveAgain.length > 0) orRefuse(badInput(toGiveAgain));
  // A counsel text that the patient read in its current version at an earlier visit need not be read again.
  const findings = tx.use(findingPort);
  const readBefore = await findings.readAt(before);
  const read = [...findings.textsRead(evaluation, acknowledgedRuleIds), ...readBefore];
  if (evaluation.outcome !== 'emergency') orRefuse(hasRead(evaluation, read));
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
    isAfterMove: registered.isAfterMove,
    isAnnual: input.isAnnual ?? false,
    shipState,
    quizResponseId: response.id,
    quizSetId: (await tx.use(quizSetPort).ofResponse(response.id))?.id ?? null,
  });
  const cause = { actor, reason: 'renewal submitted' };
  await journeyRepository(tx.db).insert(journey);
  await recordCreation(tx, 'journey', journey, cause);
  if (!(await consultations.insert(consultation)))
    return orRefuse(fail('CONFLICT', 'These answers were already submitted.'));
  await recordCreation(tx, 'consultation', consultation, cause);
  await findings.record(consultation.id, judged, read);
  const submitted = await submitAndAssign(tx, consultation, cause, {
    answers,
    drugTypes: left,
    removedDrugTypes,
    outcome,
    submittedAt: tx.clock.now(),
    ...(outcome === 'emergency' && { alertAt: tx.clock.now() }),
  });
  const waiting = await transitionJourney(tx, journey, stepAfter(journey.kind, 'awaiting_quiz'), cause);
  await sendExtras(tx, { consultation: submitted, journey: waiting }, input, cause);
  await holdWhatIsUnsafe(tx, { ...submitted, drugTypes }, 'a safety rule in the renewal', {
    ...judged,
    actor,
    isAllowed: outcome !== 'emergency' && outcome !== 'stop',
  });
  await reportAlarmingTexts(tx, submitted, alarmingAnswers(configOf(answered), answersOf(answered)));
  return submitted;
};

/**
 * Sends a completed renewal questionnaire, or one that an emergency interrupted, to the clinicians: the rules run on
 * the whole history, and what they forbid is put on hold immediately. Submitting the same answers again returns the
 * same visit. Where the renewal is refused, the visit of an emergency ends immediately (see `endUrgentRenewal`).
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
    orRefuse(await tx.use(leavingPort).mayBegin(userId));
    const renewed = await mayBeRenewed(tx, actor, userId, {
      isAfterMove: answered.registered.isAfterMove,
      isAnnual: input.isAnnual ?? false,
      drugTypes: input.drugTypes ?? [],
    });
    // An emergency is submitted even if something else is open.
    if (!renewed.ok && isEmergency(answersOf(answered)))
      return { consultationId: await endUrgentRenewal(tx, actor, answered, input) };
    const prescriptions = orRefuse(renewed);
    if (response.status === 'completed') await absorbCheckIn(tx, userId);
    await tx.use(billingPort).findDuplicates(userId);
    const opened = await open(tx, actor, prescriptions, answered, input);
    const { id: consultationId, journeyId, outcome } = opened;
    if (outcome === 'emergency') await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
    await waitForCall(tx, consultationId);
    await tx.emit(consultationEvents.intakeSubmitted, { userId, consultationId, journeyId });
    return { consultationId };
  });
