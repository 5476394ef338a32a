import { billingPort, stoppingAdvice } from '#modules/billing/index.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import type { EndedTreatment, PrescriptionService } from '../index.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { raiseInterruption } from './interruptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

type RefusedRenewal = Parameters<PrescriptionService['endRefused']>[0];

/** What is on hold, and of each drug of the renewal the newest prescription that was there when it was submitted. */
const endsWith = (
  prescriptions: readonly Prescription[],
  { drugTypes, submittedAt }: RefusedRenewal,
): readonly Prescription[] => {
  const newestFirst = prescriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newestFirst.filter((one) => {
    if (one.status === 'on_hold') return true;
    const isNewest = newestFirst.find(({ drugType }) => drugType === one.drugType) === one;
    return (
      isNewest && drugTypes.includes(one.drugType) && (submittedAt === null || one.createdAt <= submittedAt)
    );
  });
};

/** The contract is documented at the port. */
export const endRefused = async (
  tx: Scope,
  renewal: RefusedRenewal,
  cause: Cause,
): Promise<EndedTreatment> => {
  const { userId } = renewal;
  await tx.use(billingPort).lockPerson(userId);
  const open = await prescriptionRepository(tx.db).lockOfUser(userId, [
    'active',
    'on_hold',
    'completed',
    'expired',
  ]);
  const ended = endsWith(open, renewal);
  const prescriptionIds = ended.map(({ id }) => id);
  if (ended.length === 0) return { prescriptionIds, advice: [] };
  for (const prescription of ended) {
    await transitionPrescription(tx, prescription, 'stopped', cause);
    await prescriptionRepository(tx.db).setStopText(prescription.id, renewal.stopText);
    await raiseInterruption(tx, prescription, 'ended');
  }
  const productIds = ended.map(({ productId }) => productId);
  await tx.use(billingPort).endProducts(cause.actor, { userId, productIds, reason: cause.reason });
  await tx.emit(prescriptionEvents.discontinued, { userId, prescriptionIds, overTheCounter: [] });
  return { prescriptionIds, advice: stoppingAdvice(ended.map(({ drugType }) => drugType)) };
};
