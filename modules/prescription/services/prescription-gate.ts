import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { GateAnswer, GateRefusal, PrescriptionGate } from '#modules/billing/index.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import {
  chartPort,
  currentFacts,
  decisionPort,
  factPort,
  isJudgedOverTheCounter,
  isPrescriptionDrug,
  isServed,
  type PatientFact,
} from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type PrescriptionStatus, refillable } from '../domain/prescription-machine.ts';
import { holdRepository } from '../repositories/holds.ts';
import { type GatedPrescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { endSuppliedInterruptions } from './interruptions.ts';
import { judgeMove } from './judge-move.ts';

const refusals: Readonly<Record<PrescriptionStatus, GateRefusal | null>> = {
  draft: 'not_approved',
  active: null,
  on_hold: 'on_hold',
  completed: 'no_refills',
  expired: 'expired',
  stopped: 'stopped',
  canceled: 'not_approved',
  superseded: 'not_approved',
  entered_in_error: 'not_approved',
};

/** Why nothing may be charged or shipped on this prescription now; null when it may. */
const refusalOf = (
  prescription: GatedPrescription,
  states: readonly string[],
  now: Date,
): GateRefusal | null => {
  const byStatus = refusals[prescription.status];
  if (byStatus !== null) return byStatus;
  if (prescription.waitsForCheckIn) return 'check_in_due';
  if (prescription.expiresAt === null || now >= prescription.expiresAt) return 'expired';
  if (prescription.refillsRemaining <= 0) return 'no_refills';
  return states.every((state) => isServed(state) && prescription.prescriberStates.includes(state))
    ? null
    : 'state_not_served';
};

/** Where the patient said they are, when they were asked last; empty when they never were. */
const stateOfPatient = (known: readonly PatientFact[]): readonly string[] =>
  currentFacts(known).flatMap(({ question, value }) =>
    question === 'state' && typeof value === 'string' ? [value] : [],
  );

/** A prescription that allows the fill takes precedence over one that does not; among equals, the newest does. */
const answerFor = (
  product: Product,
  prescriptions: readonly GatedPrescription[],
  states: readonly string[],
  now: Date,
): GateAnswer => {
  const answers = prescriptions
    .filter((prescription) => prescription.productId === product.id)
    .map((prescription): GateAnswer => {
      const reason = refusalOf(prescription, states, now);
      const { id: prescriptionId, consultationId } = prescription;
      return { productId: product.id, allowed: reason === null, reason, prescriptionId, consultationId };
    });
  const none: GateAnswer = {
    productId: product.id,
    allowed: false,
    reason: 'not_approved',
    prescriptionId: null,
  };
  return answers.find((answer) => answer.allowed) ?? answers[0] ?? none;
};

/** Products that need no prescription wait for nothing but the holds of their drug. */
const overTheCounterAnswer = ({ id, drugType }: Product, held: readonly (DrugType | null)[]): GateAnswer => {
  const isHeld = held.includes(drugType);
  return { productId: id, allowed: !isHeld, reason: isHeld ? 'on_hold' : null, prescriptionId: null };
};

/** Whether the gate decides about a product; cosmetics and supplements pass it without a question or a record. */
const isJudged = ({ drugType }: { readonly drugType: DrugType }): boolean =>
  isPrescriptionDrug(drugType) || isJudgedOverTheCounter(drugType);

/** Refuses an allowed fill while enough of the drug is on hand. */
const notTooSoon = (answer: GateAnswer, notBefore: Date | null, at: Date): GateAnswer =>
  answer.allowed && notBefore !== null && at < notBefore
    ? { ...answer, allowed: false, reason: 'too_soon', notBefore }
    : answer;

const consume = async (tx: Scope, prescriptionId: string, orderId: string): Promise<Result<void>> => {
  const prescriptions = prescriptionRepository(tx.db);
  const prescription = await prescriptions.lock(prescriptionId);
  if (!prescription) return notFound('prescription');
  if (await prescriptions.hasFill(prescriptionId, orderId)) return ok(undefined);
  if (!refillable(prescription, tx.clock.now()))
    return fail('CONFLICT', 'This prescription allows no further fill.');
  await prescriptions.addFill(prescriptionId, orderId, tx.clock.now());
  await endSuppliedInterruptions(tx, prescription);
  return ok(undefined);
};

/** The caller holds the lock of the person, and prescriptions are locked after it. */
const giveBack = async (tx: Scope, orderId: string, only?: readonly string[]): Promise<void> => {
  const prescriptions = prescriptionRepository(tx.db);
  for (const { id } of await prescriptions.lockFilledFor(orderId)) {
    if (only !== undefined && !only.includes(id)) continue;
    if (!(await prescriptions.returnFill(id, orderId, tx.clock.now()))) continue;
    await recordAudit(tx, {
      actor: systemActor,
      action: 'prescription.fill_returned',
      subject: 'prescription',
      subjectId: id,
      detail: { orderId },
    });
  }
};

/** The refill gate: billing checks it before it charges and again before it ships. */
export const prescriptionGateService = (scope: Scope): PrescriptionGate => ({
  check: async (userId, products, shipToState, at = scope.clock.now()) => {
    const judged = products.filter(isJudged);
    if (judged.length === 0) return products.map((product) => overTheCounterAnswer(product, []));
    const prescriptions = await prescriptionRepository(scope.db).gated(userId);
    // The prescriber treats where the patient is, and the pharmacy sends where the parcel goes.
    const states = [shipToState, ...stateOfPatient(await scope.use(factPort).of(userId))];
    const held = (await holdRepository(scope.db).openOfDrugs(userId)).map(({ drugType }) => drugType);
    const earliest = await scope.use(chartPort).earliestFills(
      userId,
      judged.map(({ drugType }) => drugType),
    );
    return products.map((product) =>
      notTooSoon(
        product.needsPrescription
          ? answerFor(product, prescriptions, states, at)
          : overTheCounterAnswer(product, held),
        earliest.get(product.drugType) ?? null,
        at,
      ),
    );
  },
  consumeRefill: (prescriptionId, orderId) => scope.transaction((tx) => consume(tx, prescriptionId, orderId)),
  returnRefills: (orderId, prescriptionIds) =>
    scope.transaction((tx) => giveBack(tx, orderId, prescriptionIds)),
  moved: (move) => scope.transaction((tx) => judgeMove(tx, move)),
  recordDecision: async ({ state: shipState, products, ...decision }) => {
    const judged = products.filter(isJudged);
    if (judged.length === 0) return;
    await scope.use(decisionPort).recordGate({
      ...decision,
      shipState,
      products: judged.map(
        ({ productId, drugType, allowed: isAllowed, reason, prescriptionId, consultationId = null }) => ({
          productId,
          drugType,
          isAllowed,
          refusal: reason,
          prescriptionId,
          consultationId,
        }),
      ),
    });
  },
});
