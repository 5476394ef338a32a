import { billingPort, stoppingAdvice } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import type { EndedTreatment, PrescriptionService } from '../index.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

/** The contract is documented at the port. */
export const endByPatient = async (
  tx: Scope,
  { userId, prescriptionIds: wanted }: Parameters<PrescriptionService['endByPatient']>[0],
  cause: Cause,
): Promise<EndedTreatment> => {
  await tx.use(billingPort).lockPerson(userId);
  const running = await prescriptionRepository(tx.db).lockOfUser(userId, ['active', 'on_hold']);
  const ended = running.filter(({ id }) => wanted.includes(id));
  const prescriptionIds = ended.map(({ id }) => id);
  if (ended.length === 0) return { prescriptionIds, advice: [] };
  const done = { ...cause, actor: systemActor };
  for (const prescription of ended) await transitionPrescription(tx, prescription, 'stopped', done);
  const productIds = ended.map(({ productId }) => productId);
  await tx.use(billingPort).endProducts(cause.actor, { userId, productIds, reason: cause.reason });
  await tx.emit(prescriptionEvents.discontinued, { userId, prescriptionIds, overTheCounter: [] });
  return { prescriptionIds, advice: stoppingAdvice(ended.map(({ drugType }) => drugType)) };
};
