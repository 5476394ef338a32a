import { type Cause, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type PrescriptionStatus, prescriptionMachine } from '../domain/prescription-machine.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';

/** Changes the status of a locked prescription; a transition that is not allowed is refused. */
export const transitionPrescription = async (
  tx: Scope,
  { id, status: from }: Prescription,
  to: PrescriptionStatus,
  cause: Cause,
): Promise<void> => {
  await transition(tx, prescriptionMachine, { entity: 'prescription', id, from }, to, cause);
  await prescriptionRepository(tx.db).setStatus(id, to);
};
