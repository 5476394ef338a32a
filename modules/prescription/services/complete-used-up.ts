import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

/** After a parcel has shipped: completes the prescriptions whose last fill it was. */
export const completeUsedUp = async (tx: Scope, orderId: string): Promise<void> => {
  for (const prescription of await prescriptionRepository(tx.db).lockFilledFor(orderId))
    if (prescription.status === 'active' && prescription.refillsRemaining === 0)
      await transitionPrescription(tx, prescription, 'completed', {
        actor: systemActor,
        reason: 'all fills used',
      });
};
