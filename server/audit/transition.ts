import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { StateMachine } from '#kernel/state-machine.ts';
import type { Actor } from '../actor.ts';
import type { Scope } from '../scope.ts';
import { recordTransition } from './audit.ts';

/** Who changes a state, and why; the reason is written into the record, in words or as a short code. */
export interface Cause {
  readonly actor: Actor;
  readonly reason: string;
}

/** What changes its state: the name of its kind, its id, and the state it is in. */
interface Subject<State extends string> {
  readonly entity: string;
  readonly id: string;
  readonly from: State;
}

/** Asks the machine and writes the transition; a refusal ends the surrounding `allOrNothing`. */
export const transition = async <State extends string>(
  tx: Scope,
  machine: StateMachine<State>,
  thing: Subject<State>,
  to: State,
  cause: Cause,
): Promise<void> => {
  orRefuse(machine.move(thing.from, to, cause.actor.role));
  await recordTransition(tx, { ...thing, to, ...cause });
};

/**
 * Writes a transition that the caller's own checks allow: one that the machine does not know is a defect, so it throws an
 * Error that names the record, and no `allOrNothing` takes it for an expected failure.
 */
export const requireTransition = async <State extends string>(
  tx: Scope,
  machine: StateMachine<State>,
  thing: Subject<State>,
  to: State,
  cause: Cause,
): Promise<void> => {
  const { entity, id, from } = thing;
  const { role } = cause.actor;
  if (!machine.move(from, to, role).ok)
    throw new Error(`The ${entity} ${id} does not go from ${from} to ${to} by ${role}.`);
  await recordTransition(tx, { ...thing, to, ...cause });
};

/** Writes the first state of something new. */
export const recordCreation = (
  tx: Scope,
  entity: string,
  { id, status }: { readonly id: string; readonly status: string },
  cause: Cause,
): Promise<void> => recordTransition(tx, { entity, id, from: null, to: status, ...cause });
