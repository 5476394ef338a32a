import type { Scope } from '#server/scope.ts';
import type { TreatmentAction } from '../index.ts';
import { interruptionRepository } from '../repositories/interruptions.ts';
import type { Prescription } from '../repositories/prescriptions.ts';
import { mustNotLapse } from './must-not-lapse.ts';

/** A clinician discontinues a treatment that must not end abruptly: that is the decision about it. */
export const recordStop = async (
  tx: Scope,
  { clinician, message, reason }: Pick<TreatmentAction, 'clinician' | 'message' | 'reason'>,
  { id: prescriptionId, drugType }: Pick<Prescription, 'id' | 'drugType'>,
): Promise<void> => {
  if (!mustNotLapse(drugType)) return;
  const interruptions = interruptionRepository(tx.db);
  const now = tx.clock.now();
  const decided = {
    decision: 'stop',
    decidedBy: clinician.id,
    decidedAt: now,
    patientText: message,
    reason,
  } as const;
  if (await interruptions.decide(prescriptionId, decided)) return;
  const ended = { id: tx.ids.uuid(), prescriptionId, cause: 'ended', sourceId: null, raisedAt: now } as const;
  await interruptions.addDecided(ended, decided);
};
