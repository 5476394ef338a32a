import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../events.ts';
import type { SeenCorrection } from '../index.ts';
import { holdRepository } from '../repositories/holds.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { endHoldInterruption } from './interruptions.ts';
import { notices } from './notices.ts';
import { transitionPrescription } from './transition-prescription.ts';
import { requireLicenses } from './treatment-action.ts';

/** The contract is documented at the port. */
export const liftSeen = async (tx: Scope, seen: SeenCorrection): Promise<readonly string[]> => {
  const { actor, clinician, thread, correctionId, reason } = seen;
  const { userId } = thread;
  const billing = tx.use(billingPort);
  await billing.lockPerson(userId);
  const prescriptions = await prescriptionRepository(tx.db).lockOfUser(userId);
  const holds = holdRepository(tx.db);
  const open = await holds.openOf(prescriptions.map(({ id }) => id));
  const concerned = new Set(
    open.flatMap((hold) => (hold.correctionId === correctionId ? hold.prescriptionId : [])),
  );
  if (concerned.size === 0) return [];
  await requireLicenses(tx, seen, 'now');
  await holds.liftOfCorrection(correctionId, { by: clinician.id, reason, at: tx.clock.now() });
  const stillHeld = new Set(
    open.flatMap((hold) => (hold.correctionId === correctionId ? [] : hold.prescriptionId)),
  );
  const resumed: string[] = [];
  for (const prescription of prescriptions) {
    const { id, status } = prescription;
    if (!concerned.has(id) || stillHeld.has(id) || status !== 'on_hold') continue;
    await transitionPrescription(tx, prescription, 'active', { actor, reason });
    await endHoldInterruption(tx, id);
    resumed.push(id);
  }
  if (resumed.length > 0) {
    await tx.use(accountPort).notify(userId, () => notices.resumed);
    await billing.prescriptionRenewed(actor, userId);
    await tx.emit(prescriptionEvents.resumed, { userId, prescriptionIds: resumed, overTheCounter: [] });
  }
  return resumed;
};
