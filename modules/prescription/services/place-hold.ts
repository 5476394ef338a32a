import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type Hold, holdRepository, type NewHold } from '../repositories/holds.ts';
import type { Prescription } from '../repositories/prescriptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

const isSame = (open: Hold, hold: NewHold): boolean =>
  open.placedBy === hold.placedBy &&
  open.reason === hold.reason &&
  open.isHardStop === hold.isHardStop &&
  open.correctionId === (hold.correctionId ?? null) &&
  open.ruleIds.join() === hold.ruleIds.join();

/**
 * Records why a locked prescription is on hold, and puts it on hold if it is active. One that is on hold already keeps
 * its other reasons. Returns false when the same hold is open already.
 */
export const placeHold = async (
  tx: Scope,
  prescription: Prescription,
  hold: NewHold,
  cause: Cause,
): Promise<boolean> => {
  const holds = holdRepository(tx.db);
  const open = await holds.openOf([prescription.id]);
  if (prescription.status === 'on_hold' && open.some((one) => isSame(one, hold))) return false;
  if (prescription.status === 'active') await transitionPrescription(tx, prescription, 'on_hold', cause);
  await holds.add({
    id: tx.ids.uuid(),
    prescriptionId: prescription.id,
    placedAt: tx.clock.now(),
    ...hold,
  });
  return true;
};
