import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { endCheckIn } from './end-check-in.ts';
import { checkInOf } from './lock-check-in.ts';

/**
 * The patient has answered a renewal, which asks everything that an open check-in asks: the check-in ends, and nothing
 * waits for its answer any more. One about an earlier decision (post-arc) stays.
 */
export const absorbCheckIn = async (tx: Scope, userId: string): Promise<void> => {
  for (const { consultationId, form } of await checkInRepository(tx.db).openOf(userId)) {
    if (form === 'post_arc') continue;
    const consultation = await consultationRepository(tx.db).lock(consultationId);
    const visit = consultation && (await checkInOf(tx, consultation));
    if (!visit || visit.checkIn.closedAt !== null) continue;
    await endCheckIn(tx, visit, 'the renewal asked the same', 'renewed');
    await tx.use(prescriptionPort).liftAnswered(userId, consultationId);
  }
};
