import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { LockedVisit, Recipient } from '../index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { handOverRepository } from '../repositories/hand-overs.ts';
import { transitionConsultation } from './transitions.ts';

const inSomebodysHands: readonly string[] = ['assigned', 'in_review'];

/**
 * Assigns a locked visit to another clinician, or returns it to the queue; a visit that waits for the patient continues
 * to wait.
 */
export const handOver = async (
  tx: Scope,
  actor: Actor,
  visit: Pick<LockedVisit, 'consultation'>,
  { clinicianId, byPerson, note }: Recipient,
): Promise<void> => {
  let { consultation } = visit;
  const { id: consultationId, clinicianId: from } = consultation;
  const cause = { actor, reason: clinicianId ? 'handed over' : 'given back to the queue' };
  if (inSomebodysHands.includes(consultation.status))
    consultation = await transitionConsultation(tx, consultation, 'submitted', cause, { clinicianId: null });
  if (consultation.status === 'submitted' && clinicianId)
    await transitionConsultation(tx, consultation, 'assigned', cause, { clinicianId });
  else await consultationRepository(tx.db).update(consultationId, { clinicianId });
  await handOverRepository(tx.db).add({
    id: tx.ids.uuid(),
    consultationId,
    at: tx.clock.now(),
    fromClinician: from,
    toClinician: clinicianId,
    byPerson,
    note,
  });
};
