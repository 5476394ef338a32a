import { clinicianPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { statesOfVisit } from '../index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { handOver } from './hand-over.ts';

/** Visits that a clinician can take from the queue. */
const takeable = ['assigned', 'in_review'] as const;
/** Visits that wait for the patient or a call; they never enter the queue, so a colleague gets them. */
const waiting = ['needs_info', 'awaiting_call', 'plan_proposed'] as const;

const isTakeable = (status: string): boolean => takeable.some((one) => one === status);

/** A colleague licensed for a visit: the next in turn, else any; null without one. */
const colleagueFor = async (tx: Scope, states: readonly string[]): Promise<string | null> => {
  const clinicians = tx.use(clinicianPort);
  return (await clinicians.nextLicensedIn(states)) ?? (await clinicians.licensedIn(states))[0]?.id ?? null;
};

/**
 * Follows a change of staff. A person who is no clinician any more gets no cases; theirs go back to the queue, and those
 * that wait for the patient to a licensed colleague. Without one, these stay until somebody hands them over. Idempotent.
 */
export const followStaff = async (
  tx: Scope,
  { personId, isClinician }: { readonly personId: string; readonly isClinician: boolean },
): Promise<void> => {
  const clinicianId = await tx.use(clinicianPort).setWorking(personId, isClinician);
  if (clinicianId === null || isClinician) return;
  const consultations = consultationRepository(tx.db);
  for (const id of await consultations.idsOfClinician(clinicianId, [...takeable, ...waiting])) {
    const consultation = await consultations.lock(id);
    if (consultation?.clinicianId !== clinicianId) continue;
    const isInQueue = isTakeable(consultation.status);
    const to = isInQueue ? null : await colleagueFor(tx, statesOfVisit(consultation));
    if (to === null && !isInQueue) continue;
    const note = 'Their clinician no longer works here.';
    await handOver(tx, systemActor, { consultation }, { clinicianId: to, byPerson: personId, note });
    await recordAudit(tx, {
      actor: systemActor,
      action: to === null ? 'case.released' : 'case.handed_over',
      subject: 'consultation',
      subjectId: id,
      detail: { patientId: consultation.userId, fromClinicianId: clinicianId, toClinicianId: to },
    });
  }
};
