import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isPrescriptionDrug } from '../domain/drug-groups.ts';
import type { Evaluation } from '../domain/eligibility/index.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { movePrescription } from './moves.ts';

/**
 * A new hard answer freezes what it is about until a clinician has looked at it
 * (docs/clinical/check-ins-and-dose-changes.md#FREEZE).
 */
export const holdUnsafe = async (
  tx: Scope,
  userId: string,
  { outcome, removedDrugTypes }: Evaluation,
  reason: string,
): Promise<void> => {
  const everything = outcome === 'stop' || outcome === 'emergency';
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active']))
    if (
      removedDrugTypes.includes(prescription.drugType) ||
      (everything && isPrescriptionDrug(prescription.drugType))
    )
      await movePrescription(tx, prescription, 'on_hold', { actor: systemActor, reason });
};

/** Everything that runs is on hold, such as when he moved to where his clinician has no license. */
export const holdAll = async (tx: Scope, userId: string, reason: string): Promise<void> => {
  for (const prescription of await prescriptionRepository(tx.db).lockOfUser(userId, ['active']))
    await movePrescription(tx, prescription, 'on_hold', { actor: systemActor, reason });
};
