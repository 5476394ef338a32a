import { orRefuse } from '#kernel/all-or-nothing.ts';
import { billingPort, stoppingAdvice } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { discontinueStep, holdStep, resumeStep } from '../domain/treatment-action.ts';
import { prescriptionEvents } from '../events.ts';
import type { TreatmentAction, TreatmentChange } from '../index.ts';
import { holdRepository } from '../repositories/holds.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { placeHold } from './place-hold.ts';
import { transitionPrescription } from './transition-prescription.ts';
import { auditTreatment, lockTreatments, requireLicenses, tellPatient } from './treatment-action.ts';

/** The contract of each action is documented at the port. */
export const holdTreatment = async (
  tx: Scope,
  action: TreatmentAction & { readonly liftedWhen: string },
): Promise<TreatmentChange> => {
  await requireLicenses(tx, action, 'visit');
  const { actor, reason, clinician, message, liftedWhen } = action;
  const changed: string[] = [];
  for (const treatment of await lockTreatments(tx, action)) {
    orRefuse(holdStep(treatment));
    const hold = {
      placedBy: clinician.id,
      ruleIds: [],
      isHardStop: false,
      reason,
      patientText: message,
      liftedWhen,
    };
    if (await placeHold(tx, treatment, hold, { actor, reason })) changed.push(treatment.id);
  }
  if (changed.length > 0) {
    const { userId } = action.thread;
    await tellPatient(tx, action, 'held', `${message}\n\nOn hold until: ${liftedWhen}`);
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds: changed });
    await auditTreatment(tx, action, 'treatment.held', changed);
  }
  return { changed, awaitSecondClinician: [] };
};

export const resumeTreatment = async (tx: Scope, action: TreatmentAction): Promise<TreatmentChange> => {
  await requireLicenses(tx, action, 'now');
  const { actor, reason, clinician, message } = action;
  const { userId } = action.thread;
  const holds = holdRepository(tx.db);
  const now = tx.clock.now();
  const changed: string[] = [];
  const awaitSecondClinician: string[] = [];
  for (const treatment of await lockTreatments(tx, action)) {
    const step = orRefuse(resumeStep(treatment, clinician.id, now));
    if (step === 'propose') {
      await holds.proposeLift(treatment.id, { by: clinician.id, reason, message, at: now });
      awaitSecondClinician.push(treatment.id);
    }
    if (step !== 'lift') continue;
    await holds.lift(treatment.id, clinician.id, reason, now);
    await transitionPrescription(tx, treatment, 'active', { actor, reason });
    changed.push(treatment.id);
  }
  if (awaitSecondClinician.length > 0)
    await auditTreatment(tx, action, 'treatment.resume_proposed', awaitSecondClinician);
  if (changed.length > 0) {
    await tellPatient(tx, action, 'resumed', message);
    await tx.use(billingPort).prescriptionRenewed(actor, userId);
    await tx.emit(prescriptionEvents.resumed, { userId, prescriptionIds: changed });
    await auditTreatment(tx, action, 'treatment.resumed', changed);
  }
  return { changed, awaitSecondClinician };
};

export const discontinueTreatment = async (tx: Scope, action: TreatmentAction): Promise<TreatmentChange> => {
  await requireLicenses(tx, action, 'visit');
  const { actor, reason, message } = action;
  const { userId } = action.thread;
  const stopped = [];
  for (const treatment of await lockTreatments(tx, action)) {
    if (orRefuse(discontinueStep(treatment)) === 'none') continue;
    await transitionPrescription(tx, treatment, 'stopped', { actor, reason });
    await prescriptionRepository(tx.db).setStopText(treatment.id, message);
    stopped.push(treatment);
  }
  const changed = stopped.map(({ id }) => id);
  if (changed.length > 0) {
    const productIds = stopped.map(({ productId }) => productId);
    await tx.use(billingPort).endProducts(actor, { userId, productIds, reason: 'discontinued' });
    const advice = stoppingAdvice([...new Set(stopped.map(({ drugType }) => drugType))]);
    await tellPatient(tx, action, 'discontinued', [message, ...advice].join('\n\n'), 'stopped');
    await tx.emit(prescriptionEvents.discontinued, { userId, prescriptionIds: changed });
    await auditTreatment(tx, action, 'treatment.discontinued', changed);
  }
  return { changed, awaitSecondClinician: [] };
};
