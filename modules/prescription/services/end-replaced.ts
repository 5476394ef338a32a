import { stoppingAdvice } from '#modules/billing/index.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import type { EndedTreatment, PrescriptionService } from '../index.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { endInterruption, raiseInterruption } from './interruptions.ts';
import { mustNotLapse } from './must-not-lapse.ts';
import { transitionPrescription } from './transition-prescription.ts';

type Replaced = Parameters<PrescriptionService['endReplaced']>[0];

/** The contract is documented at the port. */
export const endReplaced = async (
  tx: Scope,
  { userId, consultationId, productIds, drugTypes, isReplaced, stopText }: Replaced,
  cause: Cause,
): Promise<EndedTreatment> => {
  const prescriptions = prescriptionRepository(tx.db);
  const locked = await prescriptions.lockOfUser(userId, ['active', 'on_hold', 'completed', 'expired']);
  const newestFirst = locked.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const ending = newestFirst.filter((one) => {
    if (one.consultationId === consultationId || drugTypes.includes(one.drugType)) return false;
    const isNewest = newestFirst.find(({ drugType }) => drugType === one.drugType) === one;
    return isNewest && productIds.includes(one.productId);
  });
  const stopped = [];
  const goesOn = drugTypes.some(mustNotLapse);
  for (const one of ending) {
    const runs = one.status === 'active' || one.status === 'on_hold';
    // Another drug in place of one that must not end abruptly is an end of it, which has to be planned.
    const isSuperseded = isReplaced && runs && (goesOn || !mustNotLapse(one.drugType));
    await transitionPrescription(tx, one, isSuperseded ? 'superseded' : 'stopped', cause);
    if (isSuperseded) {
      await endInterruption(tx, one.id);
      continue;
    }
    await prescriptions.setStopText(one.id, stopText);
    if (!goesOn) await raiseInterruption(tx, one, 'ended');
    stopped.push(one.id);
  }
  if (stopped.length > 0)
    await tx.emit(prescriptionEvents.discontinued, { userId, prescriptionIds: stopped, overTheCounter: [] });
  return {
    prescriptionIds: ending.map(({ id }) => id),
    advice: stoppingAdvice(ending.map(({ drugType }) => drugType)),
  };
};
