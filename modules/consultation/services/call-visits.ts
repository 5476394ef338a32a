import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { type CallVisit, type CallVisits, callPort, callSettled } from '#modules/call/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/states/index.ts';
import { statesOfVisit } from '../domain/states-of-visit.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { expireVisit } from './expire-visit.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { mayWaive } from './wait-for-call.ts';

const presentVisit = (consultation: Consultation): CallVisit => ({
  id: consultation.id,
  userId: consultation.userId,
  states: statesOfVisit(consultation),
  clinicianId: consultation.clinicianId,
  isOpen: isOpen(consultation.status),
});

const required = async (tx: Scope, consultationId: string): Promise<Consultation> => {
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  if (!consultation) throw new Error(`The visit ${consultationId} of a call is gone.`);
  return consultation;
};

/** The visits behind live calls. */
export const callVisitService = (scope: Scope): CallVisits => ({
  find: async (consultationId) => {
    const consultation = await consultationRepository(scope.db).byId(consultationId);
    return consultation && presentVisit(consultation);
  },

  lock: async (consultationId) => {
    const consultation = await consultationRepository(scope.db).lock(consultationId);
    return consultation && presentVisit(consultation);
  },

  ask: (actor, consultationId, reason) =>
    allOrNothing(scope, async (tx) => {
      const consultation = await required(tx, consultationId);
      const known = await tx.use(callPort).of(consultationId);
      if (known && callSettled(known.status))
        orRefuse(fail('CONFLICT', 'The call of this case is settled. Write to the patient instead.'));
      const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
      await tx.use(callPort).require(actor, consultation, { mayWaive: mayWaive(consultation), reason });
      await transitionConsultation(tx, consultation, 'awaiting_call', { actor, reason });
      await transitionJourney(tx, journey, 'awaiting_phone_call', { actor, reason });
    }),

  booked: (actor, consultationId, clinicianId) =>
    scope.transaction(async (tx) => {
      const consultation = await required(tx, consultationId);
      if (consultation.clinicianId === clinicianId) return;
      await consultationRepository(tx.db).update(consultationId, { clinicianId });
      scope.log.info(
        { consultationId, role: actor.role },
        'a visit has another clinician because of its call',
      );
    }),

  settled: (actor, consultationId, clinicianId) =>
    scope.transaction(async (tx) => {
      const consultation = await required(tx, consultationId);
      await tx.use(findingPort).acknowledge(consultationId, ['LIVE-CALL'], clinicianId);
      if (consultation.status !== 'awaiting_call') return;
      const cause = { actor, reason: 'the call is settled' };
      const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
      await transitionConsultation(tx, consultation, 'in_review', cause, { clinicianId });
      await transitionJourney(tx, journey, 'awaiting_doctor', cause);
    }),

  missedTooOften: (consultationId) =>
    scope.transaction(async (tx) => {
      const cause = { actor: systemActor, reason: 'three calls were missed' };
      const consultation = await required(tx, consultationId);
      const waiting = ['assigned', 'in_review'].includes(consultation.status)
        ? await transitionConsultation(tx, consultation, 'awaiting_call', cause)
        : consultation;
      await expireVisit(tx, waiting, cause);
    }),
});
