import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { MOVED } from '../domain/moved.ts';
import { prescriptionEvents } from '../events.ts';
import { holdRepository } from '../repositories/holds.ts';
import type { Prescription } from '../repositories/prescriptions.ts';
import { endHoldInterruption } from './interruptions.ts';
import { notices } from './notices.ts';
import { transitionPrescription } from './transition-prescription.ts';

const REASON = 'the patient is back where the prescriber is licensed';

/**
 * The patient is back in a state where these locked prescriptions may be filled: lifts what a move held. What has another
 * reason stays on hold. Returns the ids of those that run again.
 */
export const liftMoved = async (
  tx: Scope,
  userId: string,
  prescriptions: readonly Prescription[],
): Promise<readonly string[]> => {
  const holds = holdRepository(tx.db);
  const open = await holds.openOf(prescriptions.map(({ id }) => id));
  const resumed: string[] = [];
  for (const prescription of prescriptions) {
    const own = open.filter(({ prescriptionId }) => prescriptionId === prescription.id);
    if (!own.some(({ reason }) => reason === MOVED)) continue;
    await holds.liftOfMove(prescription.id, { reason: REASON, at: tx.clock.now() });
    // A check-in without an answer holds what is active, see `holdUnanswered`.
    if (own.some(({ reason, checkInId }) => reason !== MOVED && checkInId === null)) continue;
    await transitionPrescription(tx, prescription, 'active', { actor: systemActor, reason: REASON });
    await endHoldInterruption(tx, prescription.id);
    resumed.push(prescription.id);
  }
  if (resumed.length === 0) return [];
  await tx.use(accountPort).notify(userId, () => notices.backInState);
  await tx.use(billingPort).prescriptionRenewed(systemActor, userId);
  await tx.emit(prescriptionEvents.resumed, { userId, prescriptionIds: resumed, overTheCounter: [] });
  return resumed;
};
