import { stateName } from '#kernel/us-states.ts';
import type { PrescriptionGate } from '#modules/billing/index.ts';
import { decisionPort, isServed } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { MOVED } from '../domain/moved.ts';
import { prescriptionEvents } from '../events.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { placeHold } from './place-hold.ts';

type Move = Parameters<PrescriptionGate['moved']>[0];

/** What the patient reads about a prescription that has to wait because they moved. */
const holdText = (state: string) => ({
  patientText:
    'You moved, so a clinician in your new state has to take over before more of this treatment is sent.',
  liftedWhen: isServed(state)
    ? `A clinician licensed in ${stateName(state)} has taken over.`
    : `We may treat in ${stateName(state)}, and a clinician there has taken over.`,
});

/**
 * The patient moved: what runs goes on where its prescriber is licensed and we may send it, and is on hold otherwise.
 * Records the decision about every prescription. Returns how many were put on hold.
 */
export const judgeMove = async (tx: Scope, { actor, userId, state, holdsAll }: Move): Promise<number> => {
  const prescriptions = prescriptionRepository(tx.db);
  await prescriptions.lockOfUser(userId, ['active', 'on_hold']);
  const running = (await prescriptions.gated(userId)).filter(
    ({ status }) => status === 'active' || status === 'on_hold',
  );
  const isLicensed = (states: readonly string[]) => isServed(state) && states.includes(state);
  const held: string[] = [];
  for (const prescription of running) {
    if (prescription.status !== 'active') continue;
    if (!holdsAll && isLicensed(prescription.prescriberStates)) continue;
    const hold = { placedBy: null, ruleIds: [], isHardStop: false, reason: MOVED, ...holdText(state) };
    await placeHold(tx, prescription, hold, { actor: systemActor, reason: MOVED });
    held.push(prescription.id);
  }
  if (held.length > 0)
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds: held, overTheCounter: [] });
  if (running.length > 0)
    await tx.use(decisionPort).recordGate({
      purpose: 'address',
      userId,
      orderId: null,
      shipState: state,
      actor,
      products: running.map(({ id, productId, drugType, consultationId, status, prescriberStates }) => {
        const isAllowed = status === 'active' && !held.includes(id);
        const refusal = isLicensed(prescriberStates) ? 'on_hold' : 'state_not_served';
        return {
          productId,
          drugType,
          isAllowed,
          refusal: isAllowed ? null : refusal,
          prescriptionId: id,
          consultationId,
        };
      }),
    });
  return held.length;
};
