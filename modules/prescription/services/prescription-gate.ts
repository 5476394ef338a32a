import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { PrescriptionGate } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  chartPort,
  currentFacts,
  decisionPort,
  emergencyTakes,
  factPort,
  openEmergenciesPort,
  type PatientFact,
  unresolvedStops,
} from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { refillable } from '../domain/prescription-machine.ts';
import { fillAnswers, type GatedPatient, isJudged } from './fill-answers.ts';
import { type GateRecords, gateRecords } from './gate-records.ts';
import { judgeMove } from './judge-move.ts';

/** Where the patient said they are, when they were asked last; empty when they never were. */
const stateOfPatient = (known: readonly PatientFact[]): readonly string[] =>
  currentFacts(known).flatMap(({ question, value }) =>
    question === 'state' && typeof value === 'string' ? [value] : [],
  );

/** Of a patient about whom nothing has to be known. */
const nothingKnown: GatedPatient = {
  prescriptions: [],
  states: [],
  heldDrugs: [],
  stoppedDrugs: [],
  earliest: new Map(),
};

/**
 * The drugs that a stop affects which two clinicians have not resolved, and those that an emergency affects whose outcome
 * nobody has recorded, even if its stop is resolved. What ran when it was found is on hold; this is asked besides, so
 * that nothing that began later in another way is charged or sent.
 */
const stoppedDrugs = (
  known: readonly PatientFact[],
  openEmergencies: readonly string[],
  drugTypes: readonly DrugType[],
): readonly DrugType[] => [
  ...unresolvedStops(known, drugTypes)
    .filter(({ needsTwoClinicians }) => needsTwoClinicians)
    .flatMap((stop) => stop.drugTypes),
  ...drugTypes.filter((drugType) => emergencyTakes(known, openEmergencies, [drugType])),
];

const readPatient = async (
  scope: Scope,
  records: GateRecords,
  {
    userId,
    shipToState,
    drugTypes,
    at,
  }: { userId: string; shipToState: string; drugTypes: readonly DrugType[]; at: Date },
): Promise<GatedPatient> => {
  const [known, openEmergencies] = await Promise.all([
    scope.use(factPort).of(userId),
    scope.use(openEmergenciesPort).of(userId),
  ]);
  return {
    prescriptions: await records.gated(userId, at),
    // The prescriber treats where the patient is, and the pharmacy sends where the parcel goes.
    states: [shipToState, ...stateOfPatient(known)],
    heldDrugs: await records.heldDrugs(userId),
    stoppedDrugs: stoppedDrugs(known, openEmergencies, drugTypes),
    earliest: await scope.use(chartPort).earliestFills(userId, drugTypes),
  };
};

const consume = async (
  tx: Scope,
  records: GateRecords,
  prescriptionId: string,
  orderId: string,
): Promise<Result<void>> => {
  const prescription = await records.lock(prescriptionId);
  if (!prescription) return notFound('prescription');
  if (await records.hasFill(prescriptionId, orderId)) return ok(undefined);
  if (!refillable(prescription, tx.clock.now()))
    return fail('CONFLICT', 'This prescription allows no further fill.');
  await records.addFill(prescriptionId, orderId, tx.clock.now());
  await records.endInterruptions(prescription);
  return ok(undefined);
};

/** The caller holds the lock of the person, and prescriptions are locked after it. */
const giveBack = async (
  tx: Scope,
  records: GateRecords,
  orderId: string,
  only?: readonly string[],
): Promise<void> => {
  for (const { id } of await records.lockFilledFor(orderId)) {
    if (only !== undefined && !only.includes(id)) continue;
    if (await records.returnFill(id, orderId, tx.clock.now())) await records.auditReturn(id, orderId);
  }
};

/**
 * The refill gate: billing checks it before it charges and again before it ships. `recordsOf` reads and writes
 * prescriptions with the database of a scope.
 */
export const prescriptionGateService = (
  scope: Scope,
  recordsOf: (scope: Scope) => GateRecords = gateRecords,
): PrescriptionGate => ({
  check: async (userId, products, shipToState, at = scope.clock.now()) => {
    const drugTypes = products.filter(isJudged).map(({ drugType }) => drugType);
    const patient =
      drugTypes.length === 0
        ? nothingKnown
        : await readPatient(scope, recordsOf(scope), { userId, shipToState, drugTypes, at });
    return fillAnswers(products, patient, at);
  },
  consumeRefill: (prescriptionId, orderId) =>
    scope.transaction((tx) => consume(tx, recordsOf(tx), prescriptionId, orderId)),
  returnRefills: (orderId, prescriptionIds) =>
    scope.transaction((tx) => giveBack(tx, recordsOf(tx), orderId, prescriptionIds)),
  moved: (move) => scope.transaction((tx) => judgeMove(tx, move)),
  recordDecision: async ({ state: shipState, products, ...decision }) => {
    const judged = products.filter(isJudged);
    if (judged.length === 0) return;
    const prescriptions = await recordsOf(scope).gated(decision.userId, scope.clock.now());
    const statesOf = (id: string | null) => prescriptions.find((one) => one.id === id)?.prescriberStates;
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
          prescriberStates: statesOf(prescriptionId) ?? [],
        }),
      ),
    });
  },
});
