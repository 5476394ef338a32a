import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isAlertOpen } from '../../domain/opened-alert.ts';
import type { LockedVisit } from '../../index.ts';
import { acceptPhotos } from '../photos/accept-photos.ts';
import { transitionConsultation, transitionJourney } from '../transitions.ts';
import { closeUnanswered } from './end-check-in.ts';
import { checkInOf } from './lock-check-in.ts';

/**
 * A clinician has decided what follows from a check-in in review: it is complete. An unanswered one ends, and nothing
 * waits for its answer any more. CONFLICT for another visit, and while its emergency is open.
 */
export const closeCheckIn = async (
  tx: Scope,
  actor: Actor,
  { consultation, journey }: LockedVisit,
  reason: string,
): Promise<void> => {
  const visit = await checkInOf(tx, consultation);
  if (!visit) return orRefuse(fail('CONFLICT', 'This is no check-in.'));
  if (isAlertOpen(consultation))
    orRefuse(fail('CONFLICT', 'The answers are an emergency: record the outcome first.'));
  if (visit.checkIn.closedAt === null) {
    await closeUnanswered(tx, visit);
    await tx.use(prescriptionPort).liftAnswered(consultation.userId, consultation.id);
  }
  const cause = { actor, reason };
  await transitionConsultation(tx, consultation, 'completed', cause, { decidedAt: tx.clock.now() });
  await acceptPhotos(tx, actor, consultation.id);
  await transitionJourney(tx, journey, 'completed', cause);
};
