import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { StateMachine } from '#kernel/state-machine.ts';
import type { Actor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import {
  type ConsultationStatus,
  consultationMachine,
  type JourneyStatus,
  journeyMachine,
  type PrescriptionStatus,
  prescriptionMachine,
} from '../domain/states/index.ts';
import {
  type Consultation,
  type ConsultationChange,
  consultationRepository,
} from '../repositories/consultations.ts';
import { type Journey, type JourneyChange, journeyRepository } from '../repositories/journeys.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';

/** Who moves something, and why; the reason is written into the record, in words or as a short code. */
export interface Cause {
  readonly actor: Actor;
  readonly reason: string;
}

/** Asks the machine and writes the transition; a refusal ends the surrounding `allOrNothing`. */
export const move = async <State extends string>(
  tx: Scope,
  machine: StateMachine<State>,
  thing: { readonly entity: string; readonly id: string; readonly from: State },
  to: State,
  cause: Cause,
): Promise<void> => {
  orRefuse(machine.move(thing.from, to, cause.actor.role));
  await recordTransition(tx, { ...thing, to, ...cause });
};

/** Moves a locked consultation, with what else changes at that moment. Gives it as it is afterwards. */
export const moveConsultation = async (
  tx: Scope,
  consultation: Consultation,
  to: ConsultationStatus,
  cause: Cause,
  change: ConsultationChange = {},
): Promise<Consultation> => {
  const { id, status: from } = consultation;
  await move(tx, consultationMachine, { entity: 'consultation', id, from }, to, cause);
  const whole = { ...change, status: to, statusAt: tx.clock.now() };
  await consultationRepository(tx.db).update(id, whole);
  return { ...consultation, ...whole };
};

/** Moves a locked journey; nothing when it is there already. Gives it as it is afterwards. */
export const moveJourney = async (
  tx: Scope,
  journey: Journey,
  to: JourneyStatus,
  cause: Cause,
  change: JourneyChange = {},
): Promise<Journey> => {
  const { id, status: from } = journey;
  if (from === to) return journey;
  await move(tx, journeyMachine, { entity: 'journey', id, from }, to, cause);
  const whole = { ...change, status: to, statusAt: tx.clock.now() };
  await journeyRepository(tx.db).update(id, whole);
  return { ...journey, ...whole };
};

export const movePrescription = async (
  tx: Scope,
  { id, status: from }: Prescription,
  to: PrescriptionStatus,
  cause: Cause,
): Promise<void> => {
  await move(tx, prescriptionMachine, { entity: 'prescription', id, from }, to, cause);
  await prescriptionRepository(tx.db).setStatus(id, to);
};
