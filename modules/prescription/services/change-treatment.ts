import { orRefuse } from '#kernel/all-or-nothing.ts';
import { billingPort, stoppingAdvice } from '#modules/billing/index.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { discontinueStep, holdStep, resumeStep } from '../domain/treatment-action.ts';
import { prescriptionEvents } from '../events.ts';
import type { TreatmentAction, TreatmentChange } from '../index.ts';
import { holdRepository, type NewHold } from '../repositories/holds.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { endHoldInterruption } from './interruptions.ts';
import { placeDrugHold, placeHold } from './place-hold.ts';
import { recordAction } from './record-action.ts';
import { recordStop } from './record-stop.ts';
import { requireSettledHolds, resolveStops } from './resolve-stops.ts';
import { transitionPrescription } from './transition-prescription.ts';
import {
  auditTreatment,
  type LockedTreatment,
  lockTreatments,
  namesOf,
  notifyOfAction,
  requireLicenses,
} from './treatment-action.ts';

const idsOf = (treatments: readonly LockedTreatment[]): readonly string[] => {
  const { prescriptionIds, overTheCounter } = namesOf(treatments);
  return [...prescriptionIds, ...overTheCounter];
};

const hold = (tx: Scope, treatment: LockedTreatment, userId: string, placed: NewHold, cause: Cause) => {
  const { prescription, drugType, holds: open } = treatment;
  return prescription
    ? placeHold(tx, prescription, placed, cause)
    : placeDrugHold(tx, { userId, drugType, open }, placed, cause);
};

/** The contract of each action is documented at the port. */
export const holdTreatment = async (
  tx: Scope,
  action: TreatmentAction & { readonly liftedWhen: string },
): Promise<TreatmentChange> => {
  await requireLicenses(tx, action, 'visit');
  const { actor, reason, clinician, message, liftedWhen } = action;
  const { userId } = action.thread;
  const changed: LockedTreatment[] = [];
  for (const treatment of await lockTreatments(tx, action)) {
    orRefuse(holdStep(treatment));
    const placed = {
      placedBy: clinician.id,
      ruleIds: [],
      isHardStop: false,
      reason,
      patientText: message,
      liftedWhen,
    };
    if (await hold(tx, treatment, userId, placed, { actor, reason })) changed.push(treatment);
  }
  if (changed.length > 0) {
    await notifyOfAction(tx, action, 'held', `${message}\n\nOn hold until: ${liftedWhen}`);
    await tx.emit(prescriptionEvents.held, { userId, ...namesOf(changed) });
    await auditTreatment(tx, action, 'treatment.held', changed);
    await recordAction(tx, action, 'clinician_hold', changed);
  }
  return { changed: idsOf(changed), awaitSecondClinician: [] };
};

export const resumeTreatment = async (tx: Scope, action: TreatmentAction): Promise<TreatmentChange> => {
  await requireLicenses(tx, action, 'now');
  const { actor, reason, clinician, message } = action;
  const { userId } = action.thread;
  const holds = holdRepository(tx.db);
  const now = tx.clock.now();
  const changed: LockedTreatment[] = [];
  const proposed: LockedTreatment[] = [];
  const treatments = await lockTreatments(tx, action);
  await requireSettledHolds(tx, action, treatments);
  for (const treatment of treatments) {
    const { subject, prescription } = treatment;
    const step = orRefuse(resumeStep(treatment, clinician.id, now));
    if (step === 'propose') {
      await holds.proposeLift(subject, { by: clinician.id, reason, message, at: now });
      proposed.push(treatment);
    }
    if (step !== 'lift') continue;
    await resolveStops(tx, action, treatment);
    await holds.lift(subject, clinician.id, reason, now);
    if (prescription) {
      await transitionPrescription(tx, prescription, 'active', { actor, reason });
      await endHoldInterruption(tx, prescription.id);
    }
    changed.push(treatment);
  }
  if (proposed.length > 0) await auditTreatment(tx, action, 'treatment.resume_proposed', proposed);
  if (changed.length > 0) {
    await notifyOfAction(tx, action, 'resumed', message);
    await tx.use(billingPort).prescriptionRenewed(actor, userId);
    await tx.emit(prescriptionEvents.resumed, { userId, ...namesOf(changed) });
    await auditTreatment(tx, action, 'treatment.resumed', changed);
    await recordAction(tx, action, 'resume', changed);
  }
  return { changed: idsOf(changed), awaitSecondClinician: idsOf(proposed) };
};

export const discontinueTreatment = async (tx: Scope, action: TreatmentAction): Promise<TreatmentChange> => {
  await requireLicenses(tx, action, 'visit');
  const { actor, reason, message } = action;
  const { userId } = action.thread;
  const stopped: LockedTreatment[] = [];
  for (const treatment of await lockTreatments(tx, action)) {
    if (orRefuse(discontinueStep(treatment)) === 'none') continue;
    const { prescription } = treatment;
    if (prescription) {
      await transitionPrescription(tx, prescription, 'stopped', { actor, reason });
      await prescriptionRepository(tx.db).setStopText(prescription.id, message);
      await recordStop(tx, action, prescription);
    }
    stopped.push(treatment);
  }
  if (stopped.length > 0) {
    const productIds = stopped.flatMap((treatment) => treatment.productIds);
    await tx.use(billingPort).endProducts(actor, { userId, productIds, reason: 'discontinued' });
    const advice = stoppingAdvice([...new Set(stopped.map(({ drugType }) => drugType))]);
    await notifyOfAction(tx, action, 'discontinued', [message, ...advice].join('\n\n'), 'stopped');
    await tx.emit(prescriptionEvents.discontinued, { userId, ...namesOf(stopped) });
    await auditTreatment(tx, action, 'treatment.discontinued', stopped);
    await recordAction(tx, action, 'discontinue', stopped);
  }
  return { changed: idsOf(stopped), awaitSecondClinician: [] };
};
