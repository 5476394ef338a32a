import type { AuditAction } from '#config/audit-actions.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { holdRepository, type NewHold } from '../repositories/holds.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';

const missingAnswer: NewHold = {
  placedBy: null,
  ruleIds: [],
  isHardStop: false,
  reason: 'no answer to a check-in',
  patientText: 'We are still waiting for your check-in and need it before we send more of this treatment.',
  liftedWhen: 'You answer your check-in, and nothing in it needs a clinician’s review first.',
};

const audit = (
  tx: Scope,
  action: AuditAction,
  userId: string,
  detail: { readonly checkInId: string; readonly prescriptionIds: readonly string[] },
): Promise<void> =>
  recordAudit(tx, {
    actor: systemActor,
    action,
    subject: 'person',
    subjectId: userId,
    detail: { ...detail },
  });

/**
 * The prescription itself stays active, because no clinician has to act: the refill gate asks for the open hold. The contract is
 * documented at the port.
 */
export const holdUnanswered = async (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
  checkInId: string,
): Promise<number> => {
  await tx.use(billingPort).lockPerson(userId);
  const holds = holdRepository(tx.db);
  const prescriptions = (
    await prescriptionRepository(tx.db).lockOfUser(userId, ['active', 'on_hold'])
  ).filter(({ drugType }) => drugTypes.includes(drugType));
  const open = await holds.openOf(prescriptions.map(({ id }) => id));
  const fresh = prescriptions.filter(
    ({ id }) => !open.some((hold) => hold.prescriptionId === id && hold.checkInId === checkInId),
  );
  for (const { id: prescriptionId } of fresh)
    await holds.add(
      { prescriptionId },
      { id: tx.ids.uuid(), placedAt: tx.clock.now(), ...missingAnswer, checkInId },
    );
  const prescriptionIds = fresh.map(({ id }) => id);
  if (fresh.length > 0)
    await audit(tx, 'treatment.waits_for_check_in', userId, { checkInId, prescriptionIds });
  return fresh.length;
};

/** The contract is documented at the port. */
export const liftAnswered = async (tx: Scope, userId: string, checkInId: string): Promise<number> => {
  const billing = tx.use(billingPort);
  await billing.lockPerson(userId);
  const prescriptions = await prescriptionRepository(tx.db).lockOfUser(userId);
  const holds = holdRepository(tx.db);
  const waiting = (await holds.openOf(prescriptions.map(({ id }) => id))).filter(
    (hold) => hold.checkInId === checkInId,
  );
  if (waiting.length === 0) return 0;
  await holds.liftOfCheckIn(checkInId, { reason: 'the check-in was answered', at: tx.clock.now() });
  await billing.prescriptionRenewed(systemActor, userId);
  const prescriptionIds = waiting.flatMap(({ prescriptionId }) => prescriptionId ?? []);
  await audit(tx, 'treatment.check_in_answered', userId, { checkInId, prescriptionIds });
  return waiting.length;
};
