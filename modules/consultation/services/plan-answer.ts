import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import {
  checkPlan,
  decisionPort,
  drugsOf,
  type Evaluation,
  findingPort,
  hasRead,
  planInChart,
  planLimits,
} from '#modules/eligibility/index.ts';
import { messagePort, patientAuthor } from '#modules/message/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { cancelReason, declineReason } from '../domain/patient-reasons.ts';
import { atPlanPrices } from '../domain/plan.ts';
import { planConsent } from '../domain/plan-consent.ts';
import { isOpen } from '../domain/states/index.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { type Proposal, proposalRepository } from '../repositories/proposals.ts';
import { conclude } from './conclude.ts';
import { evaluateFor } from './evaluate-for.ts';
import { mayDecide } from './may-decide.ts';
import { priceOfPlan } from './proposal-price.ts';
import { reportAlarmingTexts } from './report-alarming-texts.ts';
import { hasSsri, recordSsriConsent } from './ssri-consent.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { callIsMissing, waitForCall } from './wait-for-call.ts';
import { withdrawVisit } from './withdraw-visit.ts';

/** The text for the clinician when the patient declines without a reason. */
const DECLINED = 'I do not want this plan.';
const SSRI_DECLINED = 'I have read the warning and do not want an antidepressant. What else could help me?';

/** Another person's visit is reported as not found. */
const lockOwn = async (tx: Scope, { userId }: Patient, consultationId: string): Promise<Consultation> => {
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  return consultation?.userId === userId ? consultation : orRefuse(notFound('plan'));
};

/** The plan that waits for an answer and that the patient read: `shownId`. */
const openProposal = async (
  tx: Scope,
  consultation: Consultation,
  shownId: string | null,
): Promise<Proposal> => {
  const proposal = await proposalRepository(tx.db).open(consultation.id);
  if (proposal && shownId !== null && proposal.id !== shownId)
    return orRefuse(
      fail('CONFLICT', 'Your clinician has since proposed another plan. Please read that one first.'),
    );
  if (consultation.status !== 'plan_proposed' || !proposal || proposal.expiresAt <= tx.clock.now())
    return orRefuse(fail('CONFLICT', 'This plan can no longer be answered.'));
  return proposal;
};

/** Requires that all counsel texts of the plan's drugs have been read, now or earlier (see `hasRead`). */
const checkTexts = async (
  tx: Scope,
  consultation: Consultation,
  evaluation: Evaluation,
  ruleIds: readonly string[],
): Promise<void> => {
  const findings = tx.use(findingPort);
  const read = findings.textsRead(evaluation, ruleIds);
  const visits = await consultationRepository(tx.db).idsOf(consultation.userId);
  orRefuse(hasRead(evaluation, [...read, ...(await findings.readAt(visits))]));
  await findings.markRead(consultation.id, read);
};

interface PlanAcceptance {
  readonly consultationId: string;
  readonly consent: boolean;
  /** SHA-256 of the text beside the box. */
  readonly consentHash: string;
  readonly acknowledgedRuleIds: readonly string[];
  /** The proposal that the patient read; null for the open one. */
  readonly proposalId: string | null;
}

const needsAnotherLook = fail(
  'CONFLICT',
  'Something you told us since then needs another look before this plan can start. Your clinician has it now, and you were not charged.',
);

/** The rules found something that the clinician has not seen: the plan is withdrawn and the case returns to them. */
const backToClinician = async (
  tx: Scope,
  actor: Actor,
  { consultation, journey }: { consultation: Consultation; journey: Journey },
): Promise<void> => {
  const cause = { actor, reason: 'a new finding since the plan was proposed' };
  await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  await transitionConsultation(tx, consultation, 'in_review', cause);
  await transitionJourney(tx, journey, 'awaiting_doctor', cause);
  await waitForCall(tx, consultation.id);
};

/**
 * Accepts the clinician's plan: counsel texts, consent, prescriptions and the order becoming due are one transaction.
 * An antidepressant needs the patient's consent to its warning (`acceptSsriWarning`) before; CONFLICT without. The
 * rules run again first: a finding that the clinician has not seen returns the case to them, with CONFLICT.
 * BAD_USER_INPUT names `consent`, each counsel text that was not read, or what `checkPlan` refuses.
 */
export const acceptPlan = async (
  scope: Scope,
  patient: Patient,
  input: PlanAcceptance,
): Promise<Result<boolean>> => {
  const accepted = await accept(scope, patient, input);
  return accepted.ok && !accepted.value ? needsAnotherLook : accepted;
};

/** False when the case was returned to the clinician, which is not rolled back. */
const accept = (scope: Scope, patient: Patient, input: PlanAcceptance): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { actor, userId, ip, userAgent } = patient;
    const consultation = await lockOwn(tx, patient, input.consultationId);
    if (consultation.status === 'approved' || consultation.status === 'follow_up') return true;
    if (!input.consent)
      orRefuse(
        badInput([{ field: 'consent', message: 'Please check the box to agree to the plan and its price.' }]),
      );
    const proposal = await openProposal(tx, consultation, input.proposalId);
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    const ids = proposal.products.map((item) => item.productId);
    const products = atPlanPrices(await tx.use(cataloguePort).productsByIds(ids), proposal.products);
    const therapies = await checkPlan(
      tx,
      {
        ...consultation,
        requested: journey.userProducts,
        checkoutId: journey.checkoutId,
        isAfterMove: journey.kind === 'refill_out_of_state',
      },
      products,
      {
        field: 'consultationId',
        reader: 'patient',
      },
    );
    const drugTypes = products.map(({ drugType }) => drugType);
    const lines = products.map(({ serviceLine }) => serviceLine);
    const judged = await evaluateFor(tx, consultation, drugTypes, 'accept', lines);
    const { evaluation } = judged;
    // Recorded first: a flag that now has other reasons is no longer acknowledged.
    await tx.use(findingPort).record(consultation.id, judged);
    const acknowledged = await tx.use(findingPort).acknowledgedRuleIds(consultation.id);
    const clinician = await tx.use(clinicianPort).byId(proposal.clinicianId);
    const isLicensed = statesOfVisit(consultation).every(
      (state) => clinician?.states.includes(state) ?? false,
    );
    const limits = planLimits(products, {
      ...judged,
      therapies,
      consultationId: consultation.id,
      now: tx.clock.now(),
    });
    const isAllowed =
      isLicensed &&
      limits.length === 0 &&
      mayDecide(judged, acknowledged, drugTypes).ok &&
      !(await callIsMissing(tx, consultation.id));
    const chart = planInChart(
      { ...consultation, checkoutId: journey.checkoutId, requested: journey.userProducts },
      products,
      { therapies, licensedStates: clinician?.states ?? [] },
    );
    await tx.use(decisionPort).record([
      {
        ...judged,
        chart,
        consultationId: consultation.id,
        userId,
        taken: drugsOf(therapies),
        actor,
        isAllowed,
      },
    ]);
    if (!isAllowed) {
      await backToClinician(tx, actor, { consultation, journey });
      return false;
    }
    await checkTexts(tx, consultation, evaluation, input.acknowledgedRuleIds);
    // Locked first, so that the price that is agreed to is the one that is charged.
    await tx.use(billingPort).lockPerson(userId);
    const { checkoutId, userProducts } = journey;
    const price = await priceOfPlan(tx, { userId, checkoutId, userProducts }, proposal.products);
    const consent = planConsent(products, price.agreement);
    orRefuse(
      await tx.use(accountPort).recordConsent(actor, {
        userId,
        consent,
        shownHash: input.consentHash,
        given: true,
        ip,
        userAgent,
      }),
    );
    await proposalRepository(tx.db).close(consultation.id, 'accepted', tx.clock.now());
    await conclude(
      tx,
      { consultation, journey },
      {
        clinicianId: proposal.clinicianId,
        // The clinician who proposed the plan signs the prescriptions; the patient only accepts it.
        signer: { role: 'clinician', id: clinician?.personId ?? null, impersonatorId: null },
        accepted: { actor, reason: 'the patient accepted the plan' },
        products,
        agreed: { amount: price.amount, text: consent.text },
        refills: proposal.refills,
        reason: proposal.reason,
      },
    );
    return true;
  });

/**
 * Requests another plan: the clinician gets the case with the reason, if there is one. `declinesSsri`: because of the
 * warning about its antidepressant, which is recorded.
 */
export const declinePlan = (
  scope: Scope,
  patient: Patient,
  input: { consultationId: string; reason: string; declinesSsri: boolean; proposalId: string | null },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { actor, userId } = patient;
    const unsaid = input.declinesSsri ? SSRI_DECLINED : DECLINED;
    const reason = orRefuse(readInput(declineReason, input.reason, 'reason')) ?? unsaid;
    const consultation = await lockOwn(tx, patient, input.consultationId);
    const { products } = await openProposal(tx, consultation, input.proposalId);
    if (input.declinesSsri && hasSsri(products.map(({ drugType }) => drugType)))
      await recordSsriConsent(tx, patient, { given: false });
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    await proposalRepository(tx.db).close(consultation.id, 'declined', tx.clock.now());
    const cause = { actor, reason: 'the patient asked for a change' };
    await transitionConsultation(tx, consultation, 'in_review', cause);
    await transitionJourney(tx, journey, 'awaiting_doctor', cause);
    const person = await tx.use(accountPort).person(userId);
    await tx.use(messagePort).write(consultation, patientAuthor(userId, person), reason);
    return true;
  });

/** Withdraws a visit, or the one that changed last, before a decision: nothing was charged, and nothing will be. */
export const cancelVisit = (
  scope: Scope,
  patient: Patient,
  { consultationId, reason: given }: { consultationId: string | null; reason: string | null },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { actor, userId } = patient;
    const reason = orRefuse(readInput(cancelReason, given, 'reason')) ?? 'canceled by the patient';
    const consultation = consultationId
      ? await lockOwn(tx, patient, consultationId)
      : await consultationRepository(tx.db).lockOpen(userId);
    if (!consultation || !isOpen(consultation.status))
      return orRefuse(fail('CONFLICT', 'There is no visit that can be canceled.'));
    // Otherwise its findings would stay undecided, and a shipment that waits for them would wait forever.
    if (consultation.kind === 'check_in')
      return orRefuse(
        fail('CONFLICT', 'A check-in cannot be canceled. If you do not answer, it ends automatically.'),
      );
    await withdrawVisit(tx, actor, consultation, reason);
    await reportAlarmingTexts(tx, consultation, [reason]);
    return true;
  });
