import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { waitForCall } from './wait-for-call.ts';

/** A patient's answer returns the case to the clinician. */
export const backToReview = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  reason: string,
): Promise<void> => {
  if (consultation.status !== 'needs_info') return;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await transitionConsultation(tx, consultation, 'in_review', { actor, reason });
  await transitionJourney(tx, journey, 'awaiting_doctor', { actor, reason });
  await waitForCall(tx, consultation.id);
};
