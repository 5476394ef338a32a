import { type Evaluation, isPrescriptionDrug } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

/**
 * Puts the prescriptions that a new hard finding is about on hold, until a clinician has reviewed them
 * (docs/clinical/check-ins-and-dose-changes.md#FREEZE). Returns how many were put on hold.
 */
export const holdUnsafe = async (
  tx: Scope,
  userId: string,
  { outcome, removedDrugTypes }: Evaluation,
  reason: string,
): Promise<number> => {
  const everything = outcome === 'stop' || outcome === 'emergency';
  let held = 0;
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active']))
    if (
      removedDrugTypes.includes(prescription.drugType) ||
      (everything && isPrescriptionDrug(prescription.drugType))
    ) {
      await transitionPrescription(tx, prescription, 'on_hold', { actor: systemActor, reason });
      held += 1;
    }
  return held;
};

/** Puts every active prescription on hold, such as when the patient moved to a state where the clinician has no license. */
export const holdAll = async (tx: Scope, userId: string, reason: string): Promise<void> => {
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active']))
    await transitionPrescription(tx, prescription, 'on_hold', { actor: systemActor, reason });
};
