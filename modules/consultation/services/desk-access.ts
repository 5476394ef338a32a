import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type Clinician, clinicianRepository } from '../repositories/clinicians.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { moveConsultation, moveJourney } from './moves.ts';

/** A member of staff at the desk. Operators see every case and decide none. */
export interface Staff {
  readonly user: SignedInUser;
  readonly actor: Actor;
}

/** A case in a clinician's hands: everything is locked until the end of the transaction. */
export interface CaseInHand {
  readonly clinician: Clinician;
  readonly actor: Actor;
  readonly consultation: Consultation;
  readonly journey: Journey;
}

/** The clinician behind a member of staff, bound to his account the first time; null for operators. */
export const clinicianOf = async (
  scope: Scope,
  { id, role, email }: SignedInUser,
): Promise<Clinician | null> => {
  if (role !== 'clinician') return null;
  const clinicians = clinicianRepository(scope.db);
  const clinician = await clinicians.ofPerson(id, email);
  if (!clinician || clinician.personId !== null) return clinician;
  await clinicians.link(clinician.id, id);
  return { ...clinician, personId: id };
};

/** Locks a case for someone who may decide it: a clinician licensed where the patient is. */
export const lockCase = async (tx: Scope, staff: Staff, consultationId: string): Promise<CaseInHand> => {
  const clinician = await clinicianOf(tx, staff.user);
  if (!clinician) return orRefuse(fail('FORBIDDEN', 'Only a clinician may do this.'));
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  if (!consultation || consultation.status === 'draft' || !clinician.states.includes(consultation.shipState))
    return orRefuse(notFound('case'));
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  return { clinician, actor: staff.actor, consultation, journey };
};

/** Puts an untaken case, or one that a colleague has not opened yet, into the clinician's hands. */
const assign = async (tx: Scope, held: CaseInHand, mayTakeOver: boolean): Promise<CaseInHand> => {
  const { clinician, actor } = held;
  let { consultation } = held;
  const mine = consultation.clinicianId === clinician.id;
  if (consultation.status === 'assigned' && !mine && mayTakeOver)
    consultation = await moveConsultation(tx, consultation, 'submitted', {
      actor: systemActor,
      reason: 'taken over by a colleague',
    });
  if (consultation.status !== 'submitted') {
    if (!mine && consultation.clinicianId !== null)
      orRefuse(fail('CONFLICT', 'A colleague has this case. Take it first, or leave it to them.'));
    return { ...held, consultation };
  }
  const cause = { actor, reason: 'taken from the queue' };
  return {
    ...held,
    consultation: await moveConsultation(tx, consultation, 'assigned', cause, { clinicianId: clinician.id }),
  };
};

/**
 * Opens the chart: the visit is in review and waits for the clinician. A question or a proposal that was out is
 * withdrawn. Ended visits and those in a colleague's hands are refused.
 */
export const reviewCase = async (tx: Scope, held: CaseInHand, mayTakeOver = false): Promise<CaseInHand> => {
  const { actor } = held;
  const assigned = await assign(tx, held, mayTakeOver);
  let { consultation, journey } = assigned;
  const cause = { actor, reason: 'opened for review' };
  if (consultation.status === 'plan_proposed')
    await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  if (consultation.status !== 'in_review')
    consultation = await moveConsultation(tx, consultation, 'in_review', cause);
  // Photos are welcome, not required: who has not sent any does not have to wait.
  const skipped = journey.status === 'awaiting_media';
  journey = await moveJourney(
    tx,
    journey,
    'awaiting_doctor',
    skipped ? { actor: systemActor, reason: 'review began without photos' } : cause,
  );
  return { ...assigned, consultation, journey };
};
