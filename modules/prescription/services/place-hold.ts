import type { DrugType } from '#modules/catalogue/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type Hold, holdRepository, type NewHold } from '../repositories/holds.ts';
import type { Prescription } from '../repositories/prescriptions.ts';
import { raiseInterruption } from './interruptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

/**
 * What a rule found in a draft and finds again when the draft is submitted is one hold, whichever came first; not after a
 * clinician has proposed to lift it, because the proposal did not judge what was submitted.
 */
const isFoundAgain = (open: Hold, { placedBy, ruleIds }: NewHold): boolean =>
  placedBy === null && ruleIds.length > 0 && open.liftProposedBy === null;

const isSame = (open: Hold, hold: NewHold): boolean =>
  open.placedBy === hold.placedBy &&
  (open.reason === hold.reason || isFoundAgain(open, hold)) &&
  open.isHardStop === hold.isHardStop &&
  open.correctionId === (hold.correctionId ?? null) &&
  open.checkInId === (hold.checkInId ?? null) &&
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
  await holds.add(
    { prescriptionId: prescription.id },
    { id: tx.ids.uuid(), placedAt: tx.clock.now(), ...hold },
  );
  if (prescription.status === 'active') await raiseInterruption(tx, prescription, 'on_hold');
  return true;
};

/**
 * As `placeHold`, for a non-prescription drug of a locked patient: there is no status to change, the open hold itself
 * keeps it from being charged and sent. `open` are the holds of the drug.
 */
export const placeDrugHold = async (
  tx: Scope,
  { userId, drugType, open }: { userId: string; drugType: DrugType; open: readonly Hold[] },
  hold: NewHold,
  { actor, reason }: Cause,
): Promise<boolean> => {
  if (open.some((one) => isSame(one, hold))) return false;
  const id = tx.ids.uuid();
  await holdRepository(tx.db).add({ userId, drugType }, { id, placedAt: tx.clock.now(), ...hold });
  await recordAudit(tx, {
    actor,
    action: 'treatment.drug_held',
    subject: 'person',
    subjectId: userId,
    detail: { drugType, reason },
  });
  return true;
};
