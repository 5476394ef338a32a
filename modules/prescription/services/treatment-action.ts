import type { AuditAction } from '#config/audit-actions.ts';
import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType } from '#modules/catalogue/index.ts';
import { clinicianAuthor, type MessagePrescriptionStatus, messagePort } from '#modules/message/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { mayChange, type TreatmentState } from '../domain/treatment-action.ts';
import type { TreatmentAction, TreatmentTarget } from '../index.ts';
import { type Hold, type HoldSubject, holdRepository } from '../repositories/holds.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { notices } from './notices.ts';
import { runningOverTheCounter } from './running-over-the-counter.ts';

/** What a clinician acts on: a prescription, or a drug that the patient buys without one, with why it is on hold. */
export interface LockedTreatment extends TreatmentState {
  readonly drugType: DrugType;
  readonly productIds: readonly number[];
  /** Null for a drug without a prescription. */
  readonly prescription: Prescription | null;
  readonly subject: HoldSubject;
  readonly holds: readonly Hold[];
}

/** What has changed, as the API and the records name it: the id of a prescription, or a drug without one. */
export const namesOf = (treatments: readonly LockedTreatment[]) => ({
  prescriptionIds: treatments.flatMap(({ prescription }) => prescription?.id ?? []),
  overTheCounter: treatments.flatMap(({ prescription, drugType }) => (prescription ? [] : [drugType])),
});

/** The last instant of the calendar: what needs no prescription does not expire. */
const NEVER = new Date(8.64e15);

type Licensed = Pick<TreatmentAction, 'actor' | 'clinician' | 'thread' | 'state'>;

/** Only a clinician who may treat in the state may change a treatment there. */
const requireLicense = ({ clinician, actor }: Licensed, state: string): void => {
  if (actor.role !== 'clinician') orRefuse(fail('FORBIDDEN', 'Only a clinician may do this.'));
  if (!clinician.states.includes(state))
    orRefuse(fail('FORBIDDEN', `Only a clinician licensed in ${stateName(state)} may do this.`));
};

/** A change to what a patient takes is made where the visit is; resuming also where the patient lives now. */
export const requireLicenses = async (tx: Scope, action: Licensed, asOf: 'visit' | 'now'): Promise<void> => {
  requireLicense(action, action.state);
  if (asOf === 'visit') return;
  const person = await tx.use(accountPort).person(action.thread.userId);
  if (person?.address) requireLicense(action, person.address.state);
};

type Line = Pick<LockedTreatment, 'drugType' | 'productIds' | 'prescription'>;

const ofTarget = async <One extends Line>(
  tx: Scope,
  all: readonly One[],
  target: TreatmentTarget,
): Promise<readonly One[]> => {
  if (target === 'all') return all;
  if ('prescriptionId' in target)
    return all.filter(({ prescription }) => prescription?.id === target.prescriptionId);
  if ('drugType' in target)
    return all.filter(({ prescription, drugType }) => prescription === null && drugType === target.drugType);
  const products = await tx.use(cataloguePort).productsByIds(all.flatMap(({ productIds }) => productIds));
  const ofLine = products.filter(({ serviceLine }) => serviceLine === target.serviceLine);
  return all.filter(({ productIds }) => ofLine.some(({ id }) => productIds.includes(id)));
};

const isOne = (target: TreatmentTarget): boolean => typeof target === 'object' && !('serviceLine' in target);

/** What the patient buys without a prescription, and what of it is on hold though nothing of it runs any more. */
const overTheCounter = async (tx: Scope, userId: string): Promise<readonly LockedTreatment[]> => {
  const running = await runningOverTheCounter(tx, userId);
  const holds = await holdRepository(tx.db).openOfDrugs(userId);
  const drugTypes = new Set([
    ...running.map(({ drugType }) => drugType),
    ...holds.flatMap(({ drugType }) => drugType ?? []),
  ]);
  const products = await tx.use(cataloguePort).products();
  return [...drugTypes].map((drugType): LockedTreatment => {
    const own = holds.filter((hold) => hold.drugType === drugType);
    const sold = products.filter((product) => product.drugType === drugType).map(({ id }) => id);
    return {
      drugType,
      productIds: running.find((one) => one.drugType === drugType)?.productIds ?? sold,
      prescription: null,
      subject: { userId, drugType },
      status: own.length > 0 ? 'on_hold' : 'active',
      expiresAt: NEVER,
      holds: own,
    };
  });
};

/**
 * Locks what the target names with the person's orders. NOT_FOUND when there is nothing. Of a service line or of
 * everything, only what runs or is on hold.
 */
export const lockTreatments = async (
  tx: Scope,
  { thread, target }: TreatmentAction,
): Promise<readonly LockedTreatment[]> => {
  await tx.use(billingPort).lockPerson(thread.userId);
  const locked = await prescriptionRepository(tx.db).lockOfUser(thread.userId);
  const holds = await holdRepository(tx.db).openOf(locked.map(({ id }) => id));
  const prescribed = locked.map(
    (prescription): LockedTreatment => ({
      drugType: prescription.drugType,
      productIds: [prescription.productId],
      prescription,
      subject: { prescriptionId: prescription.id },
      status: prescription.status,
      expiresAt: prescription.expiresAt,
      holds: holds.filter(({ prescriptionId }) => prescriptionId === prescription.id),
    }),
  );
  const all = [...prescribed, ...(await overTheCounter(tx, thread.userId))];
  const chosen = await ofTarget(tx, all, target);
  if (chosen.length === 0) return orRefuse(notFound('prescription'));
  return isOne(target) ? chosen : chosen.filter(mayChange);
};

/** The patient reads the message in the thread of the visit and gets a notice that names nothing. */
export const notifyOfAction = async (
  tx: Scope,
  { thread, clinician }: TreatmentAction,
  kind: keyof typeof notices,
  body: string,
  status?: MessagePrescriptionStatus,
): Promise<void> => {
  await tx.use(messagePort).write(thread, clinicianAuthor(clinician), body, status);
  await tx.use(accountPort).notify(thread.userId, () => notices[kind]);
};

export const auditTreatment = (
  tx: Scope,
  { actor, thread, reason }: TreatmentAction,
  action: AuditAction,
  treatments: readonly LockedTreatment[],
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action,
    subject: 'consultation',
    subjectId: thread.id,
    detail: { patientId: thread.userId, ...namesOf(treatments), reason },
  });
