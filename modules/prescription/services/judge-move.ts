import { stateName } from '#kernel/us-states.ts';
import { billingPort, type PrescriptionGate } from '#modules/billing/index.ts';
import { currentFacts, decisionPort, factPort, isServed } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { MOVED } from '../domain/moved.ts';
import { prescriptionEvents } from '../events.ts';
import { holdRepository } from '../repositories/holds.ts';
import { type GatedPrescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { liftMoved } from './lift-moved.ts';
import { placeHold } from './place-hold.ts';

type Move = Parameters<PrescriptionGate['moved']>[0];

/** Where the patient is, for the record: the question that the first intake asks. */
const WHERE = 'state';
const SOURCE = { name: 'move', version: 1 };

/** What the patient reads about a prescription that has to wait because they moved. */
const holdText = (state: string) => ({
  patientText: isServed(state)
    ? `You moved to ${stateName(state)}, so a clinician licensed there has to take over before more of this treatment is sent.`
    : `You moved to ${stateName(state)}, where we cannot prescribe yet, so no more of this treatment is sent.`,
  liftedWhen: isServed(state)
    ? `A clinician licensed in ${stateName(state)} has taken over.`
    : `We may treat in ${stateName(state)}, and a clinician there has taken over.`,
});

/** The chart knows where the patient is now; nothing for somebody who was never asked. */
const noteState = async (tx: Scope, userId: string, state: string): Promise<void> => {
  const facts = tx.use(factPort);
  const known = currentFacts(await facts.of(userId)).find(({ question }) => question === WHERE);
  if (known && known.value !== state)
    await facts.note({ userId, visitId: null, question: WHERE, value: state, source: SOURCE });
};

/**
 * Holds treatments that may not continue. A treatment that already waits because of an earlier move gets the new
 * reason.
 */
const holdMoved = async (
  tx: Scope,
  state: string,
  prescriptions: readonly GatedPrescription[],
): Promise<readonly string[]> => {
  const hold = { placedBy: null, ruleIds: [], isHardStop: false, reason: MOVED, ...holdText(state) };
  const holds = holdRepository(tx.db);
  const open = await holds.openOf(prescriptions.map(({ id }) => id));
  const held: string[] = [];
  for (const prescription of prescriptions) {
    const { id, status } = prescription;
    const earlier = open.find((one) => one.prescriptionId === id && one.reason === MOVED);
    if (status === 'on_hold' && (!earlier || earlier.patientText === hold.patientText)) continue;
    if (earlier) await holds.liftOfMove(id, { reason: 'the patient moved on', at: tx.clock.now() });
    await placeHold(tx, prescription, hold, { actor: systemActor, reason: MOVED });
    held.push(id);
  }
  return held;
};

/**
 * The patient moved: running prescriptions continue where their prescriber is licensed and we may send them, and are on
 * hold otherwise. Those that an earlier move held continue where they may. Records the decision about every
 * prescription. Returns how many were put on hold.
 */
export const judgeMove = async (tx: Scope, { actor, userId, state, holdsAll }: Move): Promise<number> => {
  await tx.use(billingPort).lockPerson(userId);
  const prescriptions = prescriptionRepository(tx.db);
  await prescriptions.lockOfUser(userId, ['active', 'on_hold']);
  await noteState(tx, userId, state);
  const running = (await prescriptions.gated(userId, tx.clock.now())).filter(
    ({ status }) => status === 'active' || status === 'on_hold',
  );
  const isLicensed = ({ prescriberStates }: GatedPrescription) =>
    isServed(state) && prescriberStates.includes(state);
  // A patient who is treated in the state already answers no history for a clinician there.
  const goesOn = (prescription: GatedPrescription) =>
    isLicensed(prescription) && (!holdsAll || prescription.state === state);
  const held = await holdMoved(
    tx,
    state,
    running.filter((prescription) => !goesOn(prescription)),
  );
  const resumed = await liftMoved(
    tx,
    userId,
    running.filter((prescription) => prescription.status === 'on_hold' && goesOn(prescription)),
  );
  if (held.length > 0)
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds: held, overTheCounter: [] });
  if (running.length > 0)
    await tx.use(decisionPort).recordGate({
      purpose: 'address',
      userId,
      orderId: null,
      shipState: state,
      actor,
      products: running.map((prescription) => {
        const { id, productId, drugType, consultationId, status, prescriberStates } = prescription;
        const isAllowed = resumed.includes(id) || (status === 'active' && !held.includes(id));
        const refusal = isLicensed(prescription) ? 'on_hold' : 'state_not_served';
        return {
          productId,
          drugType,
          isAllowed,
          refusal: isAllowed ? null : refusal,
          prescriptionId: id,
          consultationId,
          prescriberStates,
        };
      }),
    });
  return held.length;
};
