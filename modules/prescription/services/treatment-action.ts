import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { clinicianAuthor, type MessagePrescriptionStatus, messagePort } from '#modules/message/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { mayChange, type TreatmentState } from '../domain/treatment-action.ts';
import type { TreatmentAction, TreatmentTarget } from '../index.ts';
import { type Hold, holdRepository } from '../repositories/holds.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { notices } from './notices.ts';

/** A locked prescription with why it is on hold. */
export type LockedTreatment = Prescription &
  Omit<TreatmentState, 'holds'> & { readonly holds: readonly Hold[] };

/** Only a clinician who may treat in the state may change a treatment there. */
const requireLicense = ({ clinician, actor }: TreatmentAction, state: string): void => {
  if (actor.role !== 'clinician') orRefuse(fail('FORBIDDEN', 'Only a clinician may do this.'));
  if (!clinician.states.includes(state))
    orRefuse(fail('FORBIDDEN', `Only a clinician licensed in ${stateName(state)} may do this.`));
};

/** A change to what a patient takes is made where the visit is; resuming also where the patient lives now. */
export const requireLicenses = async (
  tx: Scope,
  action: TreatmentAction,
  asOf: 'visit' | 'now',
): Promise<void> => {
  requireLicense(action, action.state);
  if (asOf === 'visit') return;
  const person = await tx.use(accountPort).person(action.thread.userId);
  if (person?.address) requireLicense(action, person.address.state);
};

const ofTarget = async (
  tx: Scope,
  prescriptions: readonly Prescription[],
  target: TreatmentTarget,
): Promise<readonly Prescription[]> => {
  if (target === 'all') return prescriptions;
  if ('prescriptionId' in target) return prescriptions.filter(({ id }) => id === target.prescriptionId);
  const products = await tx.use(cataloguePort).productsByIds(prescriptions.map(({ productId }) => productId));
  const ofLine = products.filter(({ serviceLine }) => serviceLine === target.serviceLine);
  return prescriptions.filter(({ productId }) => ofLine.some(({ id }) => id === productId));
};

/**
 * Locks the prescriptions of the target with the person's orders. NOT_FOUND when there is none. Of a service line or of
 * everything, only what runs or is on hold.
 */
export const lockTreatments = async (
  tx: Scope,
  { thread, target }: TreatmentAction,
): Promise<readonly LockedTreatment[]> => {
  await tx.use(billingPort).lockPerson(thread.userId);
  const locked = await prescriptionRepository(tx.db).lockOfUser(thread.userId);
  const chosen = await ofTarget(tx, locked, target);
  if (chosen.length === 0) return orRefuse(notFound('prescription'));
  const holds = await holdRepository(tx.db).openOf(chosen.map(({ id }) => id));
  const treatments = chosen.map((one) => ({
    ...one,
    holds: holds.filter(({ prescriptionId }) => prescriptionId === one.id),
  }));
  return typeof target === 'object' && 'prescriptionId' in target ? treatments : treatments.filter(mayChange);
};

/** The patient reads the message in the thread of the visit and gets a notice that names nothing. */
export const tellPatient = async (
  tx: Scope,
  { thread, clinician }: TreatmentAction,
  kind: keyof typeof notices,
  body: string,
  status?: MessagePrescriptionStatus,
): Promise<void> => {
  await tx.use(messagePort).write(thread, clinicianAuthor(clinician), body, status);
  await tx.use(accountPort).notify(thread.userId, notices[kind]);
};

export const auditTreatment = (
  tx: Scope,
  { actor, thread, reason }: TreatmentAction,
  action: string,
  prescriptionIds: readonly string[],
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action,
    subject: 'consultation',
    subjectId: thread.id,
    detail: { patientId: thread.userId, prescriptionIds, reason },
  });
