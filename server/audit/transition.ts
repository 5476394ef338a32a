import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { StateMachine } from '#kernel/state-machine.ts';
import type { Actor } from '../actor.ts';
import type { Scope } from '../scope.ts';
import { recordTransition } from './audit.ts';

/** Who changes a status, and why. The reason is stored, as a sentence or a short code. */
export interface Cause {
  readonly actor: Actor;
  readonly reason: string;
}

/** The record that changes: its kind, id and current status. */
interface Subject<State extends string> {
  readonly entity: string;
  readonly id: string;
  readonly from: State;
}

type Transition = <State extends string>(
  tx: Scope,
  machine: StateMachine<State>,
  thing: Subject<State>,
  to: State,
  cause: Cause,
) => Promise<void>;

/** Checks the state machine and records the transition; a refusal ends the surrounding `allOrNothing`. */
export const transition: Transition = async (tx, machine, thing, to, cause) => {
  orRefuse(machine.move(thing.from, to, cause.actor.role));
  await recordTransition(tx, { ...thing, to, ...cause });
};

/**
 * Records a transition that the caller's own checks allow. One that the state machine does not allow is a defect: it
 * throws an Error that names the record, which `allOrNothing` does not treat as an expected failure.
 */
export const requireTransition: Transition = async (tx, machine, thing, to, cause) => {
  const { entity, id, from } = thing;
  const { role } = cause.actor;
  if (!machine.move(from, to, role).ok)
    throw new Error(`The ${entity} ${id} does not go from ${from} to ${to} by ${role}.`);
  await recordTransition(tx, { ...thing, to, ...cause });
};

/** Records the first status of a new record. */
export const recordCreation = (
  tx: Scope,
  entity: string,
  { id, status }: { readonly id: string; readonly status: string },
  cause: Cause,
): Promise<void> => recordTransition(tx, { entity, id, from: null, to: status, ...cause });
