import { type Cause, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import {
  type ConsultationStatus,
  consultationMachine,
  type JourneyStatus,
  journeyMachine,
} from '../domain/states/index.ts';
import {
  type Consultation,
  type ConsultationChange,
  consultationRepository,
} from '../repositories/consultations.ts';
import { type Journey, type JourneyChange, journeyRepository } from '../repositories/journeys.ts';

/** The next status of a visit, and why. */
type Step = readonly [to: ConsultationStatus, cause: Cause];

/**
 * Changes the status of a locked consultation step by step, and stores the last one together with other columns. Returns
 * the consultation after the change.
 */
export const transitionThrough = async (
  tx: Scope,
  consultation: Consultation,
  steps: readonly Step[],
  change: ConsultationChange,
): Promise<Consultation> => {
  const { id } = consultation;
  let from = consultation.status;
  for (const [to, cause] of steps) {
    await transition(tx, consultationMachine, { entity: 'consultation', id, from }, to, cause);
    from = to;
  }
  const whole = { ...change, status: from, statusAt: tx.clock.now() };
  await consultationRepository(tx.db).update(id, whole);
  return { ...consultation, ...whole };
};

/** Changes the status of a locked consultation together with other columns. Returns the consultation after the change. */
export const transitionConsultation = (
  tx: Scope,
  consultation: Consultation,
  to: ConsultationStatus,
  cause: Cause,
  change: ConsultationChange = {},
): Promise<Consultation> => transitionThrough(tx, consultation, [[to, cause]], change);

/** Changes the status of a locked journey; does nothing when it already has it. Returns the journey after the change. */
export const transitionJourney = async (
  tx: Scope,
  journey: Journey,
  to: JourneyStatus,
  cause: Cause,
  change: JourneyChange = {},
): Promise<Journey> => {
  const { id, status: from } = journey;
  if (from === to) return journey;
  await transition(tx, journeyMachine, { entity: 'journey', id, from }, to, cause);
  const whole = { ...change, status: to, statusAt: tx.clock.now() };
  await journeyRepository(tx.db).update(id, whole);
  return { ...journey, ...whole };
};
