import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { ssris } from '#modules/eligibility/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { InterruptionCause } from '../domain/interruption.ts';
import { interruptionRepository } from '../repositories/interruptions.ts';
import type { Prescription } from '../repositories/prescriptions.ts';
import { doNotStopText } from './do-not-stop-text.ts';
import { mustNotLapse } from './must-not-lapse.ts';
import { notices } from './notices.ts';

/** Days without a package after which a treatment counts as new. */
const TAKEN_DAYS = 180;

/**
 * A treatment that must not end abruptly may be about to: a clinician has to decide the same day, and the patient is
 * told immediately not to stop on their own and whom to call. Nothing for another drug, for one that the patient has
 * not got yet, and when it waits for a decision already. The prescription or the person is locked.
 */
export const raiseInterruption = async (
  tx: Scope,
  prescription: Pick<Prescription, 'id' | 'userId' | 'consultationId' | 'drugType' | 'name'>,
  cause: InterruptionCause,
  sourceId: string | null = null,
): Promise<void> => {
  const { id: prescriptionId, userId, consultationId, drugType, name } = prescription;
  if (!mustNotLapse(drugType)) return;
  const interruptions = interruptionRepository(tx.db);
  const now = tx.clock.now();
  if (!(await interruptions.wasSupplied(userId, drugType, addDays(now, -TAKEN_DAYS)))) return;
  const raised = { id: tx.ids.uuid(), prescriptionId, cause, sourceId, raisedAt: now };
  if (!(await interruptions.add(raised))) return;
  const thread = { id: consultationId, userId };
  await tx.use(messagePort).write(thread, systemAuthor, doNotStopText(cause, name));
  await tx.use(accountPort).notify(userId, () => notices.interrupted);
  await recordAudit(tx, {
    actor: systemActor,
    action: 'treatment.interrupted',
    subject: 'prescription',
    subjectId: prescriptionId,
    detail: { patientId: userId, cause },
  });
};

/** A hold was lifted, so it interrupts nothing any more. */
export const endHoldInterruption = (tx: Scope, prescriptionId: string): Promise<void> =>
  interruptionRepository(tx.db).end([prescriptionId], tx.clock.now(), 'on_hold');

/** A new prescription replaces this one, so nothing interrupts it any more. */
export const endInterruption = (tx: Scope, prescriptionId: string): Promise<void> =>
  interruptionRepository(tx.db).end([prescriptionId], tx.clock.now());

/** The subscription whose end interrupted a treatment continues, so nothing has to be decided any more. */
export const endCanceledInterruption = async (
  tx: Scope,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<void> => {
  await tx.use(billingPort).lockPerson(userId);
  await interruptionRepository(tx.db).endOfSource(subscriptionId, tx.clock.now());
};

/** A package of this drug was sent, so no treatment of its group is interrupted any more. */
export const endSuppliedInterruptions = async (
  tx: Scope,
  { userId, drugType }: { readonly userId: string; readonly drugType: DrugType },
): Promise<void> => {
  if (mustNotLapse(drugType)) await interruptionRepository(tx.db).endOfDrugs(userId, ssris, tx.clock.now());
};
