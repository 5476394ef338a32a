import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { badInput, type Result } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType, type Product } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { Evaluation } from '../domain/eligibility/index.ts';
import { atPlanPrices, compareProducts, type PlanItem } from '../domain/plan.ts';
import { mayApprove } from '../domain/states/index.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { findingRepository } from '../repositories/findings.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { checkPlan } from './check-plan.ts';
import { conclude } from './conclude.ts';
import { type CaseInHand, lockCase, reviewCase, type Staff } from './desk-access.ts';
import { evaluateVisit } from './evaluate-visit.ts';
import { moveConsultation, moveJourney } from './moves.ts';
import { notices } from './notices.ts';
import { planItem } from './open-visit.ts';
import { storeEvaluation } from './submit-intake.ts';
import { readText } from './text.ts';
import { clinicianAuthor, writeMessage } from './write-message.ts';

export const MAX_REASON = 2_000;
const MAX_FILLS = 13;
const PLAN_OPEN_DAYS = 14;

export interface Decision {
  readonly consultationId: string;
  readonly acknowledgedRuleIds: readonly string[];
  readonly productIds: readonly number[] | null;
  readonly reason: string;
  /** Fills of each product, the first included; null for the usual number. */
  readonly refills: number | null;
}

/** What the rules say of a handed-in visit when it is about these drugs. */
export const evaluateFor = async (
  tx: Scope,
  consultation: Consultation,
  drugTypes: readonly DrugType[],
): Promise<Evaluation> => {
  const person = await tx.use(accountPort).person(consultation.userId);
  return evaluateVisit({
    kind: consultation.kind,
    answers: consultation.answers ?? {},
    drugTypes,
    shipState: consultation.shipState,
    dob: person?.dob ?? null,
    earlierAnswers: consultation.earlierAnswers.map(({ answers }) => answers),
    now: tx.clock.now(),
  });
};

const readProducts = async (
  tx: Scope,
  { journey, consultation }: CaseInHand,
  productIds: readonly number[] | null,
): Promise<readonly Product[]> => {
  const requested = journey.userProducts.map((item) => item.productId);
  const ids = [...new Set(productIds ?? requested)];
  const products = ids.length > 10 ? [] : await tx.use(cataloguePort).productsByIds(ids);
  const problem = (message: string) => orRefuse(badInput([{ field: 'input.productIds', message }]));
  if (ids.length === 0 || products.length < ids.length || products.some((one) => !one.needsPrescription))
    problem('Choose prescription products of the catalogue.');
  if (consultation.kind === 'renewal' && ids.some((id) => !requested.includes(id)))
    problem('A renewal goes on with the same products. Leave out what should end.');
  const unavailable = products.find(
    ({ id, unavailableStates }) =>
      !requested.includes(id) && unavailableStates.includes(consultation.shipState),
  );
  if (unavailable)
    problem(`${unavailable.displayedName} is not sold in ${stateName(consultation.shipState)}.`);
  return atPlanPrices(products, journey.userProducts);
};

/** Every review flag read, no stop, nothing that a rule took out. The flags of other drugs are kept with the case. */
const checkRules = async (
  tx: Scope,
  { consultation, clinician }: CaseInHand,
  products: readonly Product[],
  acknowledgedRuleIds: readonly string[],
): Promise<void> => {
  const findings = findingRepository(tx.db);
  const drugTypes = [...new Set(products.map((product) => product.drugType))];
  const evaluation = await evaluateFor(tx, consultation, drugTypes);
  await storeEvaluation(tx, consultation.id, evaluation);
  await findings.acknowledge(consultation.id, acknowledgedRuleIds, clinician.id, tx.clock.now());
  const acknowledged = await findings.acknowledgedRuleIds(consultation.id);
  orRefuse(mayApprove(evaluation, acknowledged, drugTypes));
};

const readDecision = (input: Decision): Decision => {
  if (input.refills !== null && !(input.refills >= 1 && input.refills <= MAX_FILLS))
    orRefuse(badInput([{ field: 'input.refills', message: `Choose 1 to ${MAX_FILLS} fills.` }]));
  const silent = input.reason.trim() === '';
  return { ...input, reason: silent ? '' : orRefuse(readText('input.reason', input.reason, MAX_REASON)) };
};

const pricesOf = (items: readonly PlanItem[]) =>
  [items.map((item) => item.productId), new Map(items.map((item) => [item.productId, item.price]))] as const;

const propose = async (
  tx: Scope,
  held: CaseInHand,
  products: readonly Product[],
  decision: Decision,
): Promise<void> => {
  const { clinician, actor, consultation, journey } = held;
  const { refills } = decision;
  // He reads it, so it has to be there.
  const reason = orRefuse(readText('input.reason', decision.reason, MAX_REASON));
  const at = tx.clock.now();
  const billing = tx.use(billingPort);
  const doctorProducts = products.map(planItem);
  await proposalRepository(tx.db).insert({
    id: tx.ids.uuid(),
    consultationId: consultation.id,
    clinicianId: clinician.id,
    status: 'open',
    products: doctorProducts,
    refills,
    reason,
    amount: await billing.priceOf(...pricesOf(doctorProducts)),
    requestedAmount: await billing.priceOf(...pricesOf(journey.userProducts)),
    createdAt: at,
    expiresAt: addDays(at, PLAN_OPEN_DAYS),
  });
  const cause = { actor, reason };
  await moveConsultation(tx, consultation, 'plan_proposed', cause);
  await moveJourney(tx, journey, 'awaiting_plan_acceptance', cause, { doctorProducts });
  await writeMessage(tx, consultation, clinicianAuthor(clinician), reason, 'proposed');
  await tx.use(accountPort).notify(consultation.userId, notices.planProposed());
};

const approve = async (
  tx: Scope,
  held: CaseInHand,
  products: readonly Product[],
  { reason: note, refills }: Decision,
): Promise<void> => {
  const { clinician, actor, consultation, journey } = held;
  const reason = note || 'approved as asked';
  const proposed = await moveConsultation(tx, consultation, 'plan_proposed', { actor, reason });
  // The plan is what he asked for, so it is accepted already.
  const accepted = { actor: systemActor, reason: 'the plan is what was asked for' };
  const agreed = { clinicianId: clinician.id, signer: actor, accepted, products, refills, reason };
  await conclude(tx, { consultation: proposed, journey }, agreed);
};

const decide = (
  scope: Scope,
  staff: Staff,
  input: Decision,
  wanted: 'approve' | 'propose',
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const decision = readDecision(input);
    const held = await reviewCase(tx, await lockCase(tx, staff, input.consultationId));
    const products = await readProducts(tx, held, decision.productIds);
    await checkPlan(tx, { ...held.consultation, requested: held.journey.userProducts }, products, {
      field: 'input.productIds',
      reader: 'clinician',
    });
    await checkRules(tx, held, products, decision.acknowledgedRuleIds);
    const asAsked =
      held.consultation.kind === 'renewal' ||
      !compareProducts(held.journey.userProducts, products.map(planItem)).needsAcceptance;
    if (asAsked && wanted === 'propose')
      orRefuse(
        badInput([{ field: 'input.productIds', message: 'This is what he asked for. Approve it instead.' }]),
      );
    await (asAsked ? approve : propose)(tx, held, products, decision);
    await auditDecision(tx, staff, held, asAsked ? 'case.approved' : 'case.plan_proposed');
    return { consultationId: held.consultation.id };
  });

export const auditDecision = (tx: Scope, staff: Staff, held: CaseInHand, action: string): Promise<void> =>
  recordAudit(tx, {
    actor: staff.actor,
    action,
    subject: 'consultation',
    subjectId: held.consultation.id,
    detail: { patientId: held.consultation.userId },
  });

/**
 * Approves what was asked for: prescriptions are signed and the order becomes due, in one transaction. Another
 * product or price becomes a proposal instead. CONFLICT for a stop, an unread flag, or a colleague's case; BAD_USER_INPUT as `checkPlan`.
 */
export const approveCase = (scope: Scope, staff: Staff, decision: Decision) =>
  decide(scope, staff, decision, 'approve');

/** Proposes other products; nothing is prescribed or charged before the patient accepts. */
export const proposePlan = (scope: Scope, staff: Staff, decision: Decision) =>
  decide(scope, staff, decision, 'propose');
