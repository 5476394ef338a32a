import type { AuditAction } from '#config/audit-actions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import {
  atPlanPrices,
  compareProducts,
  consentCovers,
  type DoseRequest,
  mayDecide,
  planItem,
  reviewPort,
  wantedPlan,
} from '#modules/consultation/index.ts';
import {
  checkPlan,
  decisionPort,
  drugsOf,
  findingPort,
  planInChart,
  planLimits,
  type Therapy,
} from '#modules/eligibility/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { decisionNotes, reasonForPatient } from '../domain/decision-input.ts';
import { type LockedCase, lockCase, requireLicenses, reviewCase } from './case-access.ts';
import { notices } from './notices.ts';

export interface Decision {
  readonly consultationId: string;
  readonly acknowledgedRuleIds: readonly string[];
  readonly productIds: readonly number[] | null;
  readonly reason: string;
  /** To the patient, with an approval; null without one. */
  readonly note: string | null;
  /** Number of fills for each product, including the first; null for the usual number. */
  readonly refills: number | null;
}

const readProducts = async (
  tx: Scope,
  { journey, consultation }: LockedCase,
  productIds: readonly number[] | null,
): Promise<readonly Product[]> => {
  const requested = journey.userProducts.map((item) => item.productId);
  const ids = [...new Set(productIds ?? requested)];
  const products = ids.length > 10 ? [] : await tx.use(cataloguePort).productsByIds(ids);
  const problem = (message: string) => orRefuse(badInput([{ field: 'input.productIds', message }]));
  if (ids.length === 0 || products.length < ids.length || products.some((one) => !one.needsPrescription))
    problem('Choose prescription products of the catalogue.');
  // Without an order, they replace current products.
  if (
    !journey.checkoutId &&
    products.some(({ id, supplyInDays }) => supplyInDays === 0 && !requested.includes(id))
  )
    problem('Choose products that are shipped regularly.');
  const unavailable = products.find(
    ({ id, unavailableStates }) =>
      !requested.includes(id) && unavailableStates.includes(consultation.shipState),
  );
  if (unavailable)
    problem(`${unavailable.displayedName} is not sold in ${stateName(consultation.shipState)}.`);
  return atPlanPrices(products, journey.userProducts);
};

/**
 * Checks that review flags are acknowledged, that no rule forbids a product, and that dose and quantity are within the
 * limits for this patient. All findings are recorded with the case,
 * and the decision with what the rules read.
 */
const checkRules = async (
  tx: Scope,
  { consultation, journey, clinician, actor }: LockedCase,
  products: readonly Product[],
  {
    purpose,
    acknowledgedRuleIds,
    therapies,
  }: {
    readonly purpose: 'approve' | 'propose';
    readonly acknowledgedRuleIds: readonly string[];
    readonly therapies: readonly Therapy[];
  },
): Promise<void> => {
  const findings = tx.use(findingPort);
  const drugTypes = [...new Set(products.map((product) => product.drugType))];
  const judged = await tx.use(reviewPort).evaluate(
    consultation,
    drugTypes,
    purpose,
    products.map(({ serviceLine }) => serviceLine),
  );
  await findings.record(consultation.id, judged);
  await findings.acknowledge(consultation.id, acknowledgedRuleIds, clinician.id);
  const acknowledged = await findings.acknowledgedRuleIds(consultation.id);
  orRefuse(mayDecide(judged, acknowledged, drugTypes));
  const { id: consultationId, userId } = consultation;
  const limits = planLimits(products, { ...judged, therapies, consultationId, now: tx.clock.now() });
  if (limits.length > 0)
    orRefuse(badInput(limits.map((message) => ({ field: 'input.productIds', message }))));
  const taken = drugsOf(therapies);
  const chart = planInChart(
    { ...consultation, checkoutId: journey.checkoutId, requested: journey.userProducts },
    products,
    {
      therapies,
      licensedStates: clinician.states,
    },
  );
  await tx
    .use(decisionPort)
    .record([{ ...judged, chart, consultationId, userId, taken, actor, isAllowed: true }]);
};

/** Needs no answer of the patient: the request itself, or in a renewal a part of it. */
const isAsAsked = ({ consultation, journey }: LockedCase, products: readonly Product[]): boolean => {
  const requested = journey.userProducts.map((item) => item.productId);
  return consultation.kind === 'renewal'
    ? products.every(({ id }) => requested.includes(id))
    : !compareProducts(journey.userProducts, products.map(planItem)).needsAcceptance;
};

/** The requested dose, at a price that the patient's consent covers: they need not answer again. */
const isAgreed = (requests: readonly DoseRequest[], products: readonly Product[]): boolean =>
  consentCovers(requests) && !compareProducts(wantedPlan(requests), products.map(planItem)).needsAcceptance;

const readDecision = (input: Decision): Decision => {
  const { refills, reason } = orRefuse(readInput(decisionNotes, input, 'input'));
  return { ...input, refills, reason: reason ?? '' };
};

const propose = async (
  tx: Scope,
  locked: LockedCase,
  products: readonly Product[],
  decision: Decision,
): Promise<void> => {
  const { clinician, actor, consultation } = locked;
  const { refills } = decision;
  // Required, because the patient reads it.
  const reason = orRefuse(readInput(reasonForPatient, decision.reason, 'input.reason'));
  const plan = { clinicianId: clinician.id, products, refills, reason };
  const link = orRefuse(await tx.use(reviewPort).propose(actor, locked, plan));
  await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), reason, 'proposed');
  await tx.use(accountPort).notify(consultation.userId, () => notices.planProposed(link));
};

const approve = async (
  tx: Scope,
  locked: LockedCase,
  products: readonly Product[],
  { reason, refills, note }: Decision,
): Promise<void> => {
  const { clinician, consultation, actor } = locked;
  const plan = { clinicianId: clinician.id, products, refills, reason };
  const words = note === null ? null : orRefuse(readInput(reasonForPatient, note, 'input.note'));
  orRefuse(await tx.use(reviewPort).approve(actor, locked, plan));
  if (words !== null)
    await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), words, 'approved');
};

/** A check-in prescribes nothing, so there is nothing to approve or refuse. */
export const refuseCheckIn = ({ consultation }: LockedCase): void => {
  if (consultation.kind === 'check_in')
    orRefuse(
      fail('CONFLICT', 'This is a check-in: decide whether the treatment continues, is held or ends.'),
    );
};

/** The patient is told why their dose stays. */
const keep = async (
  tx: Scope,
  locked: LockedCase,
  _products: readonly Product[],
  decision: Decision,
): Promise<void> => {
  const { clinician, actor } = locked;
  const reason = orRefuse(readInput(reasonForPatient, decision.reason, 'input.reason'));
  orRefuse(await tx.use(reviewPort).keepDose(actor, locked, { clinician, reason }));
};

const decide = (
  scope: Scope,
  staff: Staff,
  input: Decision,
  wanted: 'approve' | 'propose',
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const decision = readDecision(input);
    const locked = await reviewCase(tx, await lockCase(tx, staff, input.consultationId));
    requireLicenses(locked);
    refuseCheckIn(locked);
    orRefuse(await tx.use(reviewPort).mayDecideFor(locked));
    const products = await readProducts(tx, locked, decision.productIds);
    const therapies = await checkPlan(
      tx,
      {
        ...locked.consultation,
        requested: locked.journey.userProducts,
        checkoutId: locked.journey.checkoutId,
        isAfterMove: locked.journey.kind === 'refill_out_of_state',
      },
      products,
      {
        field: 'input.productIds',
        reader: 'clinician',
      },
    );
    const { doseRequests } = locked.journey;
    const keeps = locked.consultation.kind === 'titration' && isAsAsked(locked, products);
    const asAsked = doseRequests && !keeps ? isAgreed(doseRequests, products) : isAsAsked(locked, products);
    if (keeps && doseRequests === null)
      orRefuse(
        badInput([
          {
            field: 'input.productIds',
            message: 'This is what the patient takes already. Choose something else, or refuse.',
          },
        ]),
      );
    if (asAsked && wanted === 'propose' && doseRequests === null)
      orRefuse(
        badInput([
          { field: 'input.productIds', message: 'This is what the patient asked for. Approve it instead.' },
        ]),
      );
    await checkRules(tx, locked, products, {
      purpose: asAsked ? 'approve' : 'propose',
      acknowledgedRuleIds: decision.acknowledgedRuleIds,
      therapies,
    });
    await (keeps ? keep : asAsked ? approve : propose)(tx, locked, products, decision);
    await auditDecision(
      tx,
      staff,
      locked,
      keeps ? 'case.dose_kept' : asAsked ? 'case.approved' : 'case.plan_proposed',
    );
    return { consultationId: locked.consultation.id };
  });

export const auditDecision = (
  tx: Scope,
  staff: Staff,
  locked: LockedCase,
  action: AuditAction,
): Promise<void> =>
  recordAudit(tx, {
    actor: staff.actor,
    action,
    subject: 'consultation',
    subjectId: locked.consultation.id,
    detail: { patientId: locked.consultation.userId },
  });

/**
 * Approves the request: prescriptions are signed and the order becomes due, in one transaction. Another product or
 * price becomes a proposal instead. CONFLICT for a stop, an unacknowledged flag, or a colleague's case; BAD_USER_INPUT
 * as in `checkPlan`.
 */
export const approveCase = (scope: Scope, staff: Staff, decision: Decision) =>
  decide(scope, staff, decision, 'approve');

/** Proposes other products; nothing is prescribed or charged before the patient accepts. */
export const proposePlan = (scope: Scope, staff: Staff, decision: Decision) =>
  decide(scope, staff, decision, 'propose');
