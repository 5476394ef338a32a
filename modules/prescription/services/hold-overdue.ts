import { yearAfter } from '#kernel/year-after.ts';
import { billingPort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { ANNUAL_OVERDUE } from '../domain/annual-overdue.ts';
import { prescriptionEvents } from '../events.ts';
import { holdRepository, type NewHold } from '../repositories/holds.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { mustNotLapse } from './must-not-lapse.ts';
import { placeHold } from './place-hold.ts';

const waits = 'Your yearly check-in is overdue, and we need it before more of this treatment is sent.';

const overdue = ({ drugType }: Prescription): NewHold => ({
  placedBy: null,
  ruleIds: [],
  isHardStop: false,
  reason: ANNUAL_OVERDUE,
  patientText: mustNotLapse(drugType)
    ? `${waits} Please do not stop it suddenly on your own: a clinician will decide today what you should do next, and will write to you.`
    : waits,
  liftedWhen: 'You send your yearly check-in, and a clinician decides that you can continue.',
});

/** The contract is documented at the port. */
export const holdOverdue = async (tx: Scope, userId: string): Promise<number> => {
  const now = tx.clock.now();
  await tx.use(billingPort).lockPerson(userId);
  const prescriptions = prescriptionRepository(tx.db);
  const running = await prescriptions.lockOfUser(userId, ['active', 'on_hold']);
  const late = running.filter(({ evaluatedAt, signedAt, expiresAt }) => {
    const since = evaluatedAt ?? signedAt;
    // What ends today ends by itself.
    return since !== null && yearAfter(since) <= now && (expiresAt === null || expiresAt > now);
  });
  const held: string[] = [];
  const before = await holdRepository(tx.db).everHeldFor(
    late.map(({ id }) => id),
    ANNUAL_OVERDUE,
  );
  for (const prescription of late) {
    if (before.includes(prescription.id)) continue;
    await placeHold(tx, prescription, overdue(prescription), { actor: systemActor, reason: ANNUAL_OVERDUE });
    if (prescription.status === 'active') held.push(prescription.id);
  }
  if (held.length > 0)
    await tx.emit(prescriptionEvents.held, { userId, prescriptionIds: held, overTheCounter: [] });
  return held.length;
};
