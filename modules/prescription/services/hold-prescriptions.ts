import type { Evaluation } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { placeHold } from './place-hold.ts';
import { ruleHoldOn } from './rule-hold.ts';

const announce = async (tx: Scope, userId: string, prescriptionIds: readonly string[]): Promise<void> => {
  if (prescriptionIds.length > 0) await tx.emit(prescriptionEvents.held, { userId, prescriptionIds });
};

/**
 * Puts the prescriptions that a new hard finding is about on hold, until a clinician has reviewed them
 * (docs/clinical/check-ins-and-dose-changes.md#FREEZE). One that is on hold for another reason gets this one too, so
 * that nobody resumes it without knowing it. Returns how many were put on hold.
 */
export const holdUnsafe = async (
  tx: Scope,
  userId: string,
  evaluation: Evaluation,
  reason: string,
): Promise<number> => {
  const newlyHeld: string[] = [];
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active', 'on_hold'])) {
    const hold = ruleHoldOn(prescription.drugType, evaluation);
    if (hold === null) continue;
    await placeHold(
      tx,
      prescription,
      {
        ...hold,
        placedBy: null,
        reason,
        patientText:
          'Because of what you told us, a clinician has to look at this treatment before more is sent.',
        liftedWhen: hold.isHardStop
          ? 'Two clinicians have looked at your answers and agree that you can continue.'
          : 'A clinician has looked at your answers and agrees that you can continue.',
      },
      { actor: systemActor, reason },
    );
    if (prescription.status === 'active') newlyHeld.push(prescription.id);
  }
  await announce(tx, userId, newlyHeld);
  return newlyHeld.length;
};

/** Puts every active prescription on hold because the patient moved to another state. */
export const holdAll = async (tx: Scope, userId: string, reason: string): Promise<void> => {
  const newlyHeld: string[] = [];
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active'])) {
    await placeHold(
      tx,
      prescription,
      {
        placedBy: null,
        ruleIds: [],
        isHardStop: false,
        reason,
        patientText:
          'You moved, so a clinician in your new state has to take over before more of this treatment is sent.',
        liftedWhen: 'A clinician licensed in your new state has taken over.',
      },
      { actor: systemActor, reason },
    );
    newlyHeld.push(prescription.id);
  }
  await announce(tx, userId, newlyHeld);
};
