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

/** Checks the state machine and records the transition; a refusal ends the surrounding `allOrNothing`. */
export const transition = async <State extends string>(
  tx: Scope,
  machine: StateMachine<State>,
  thing: { readonly entity: string; readonly id: string; readonly from: State },
  to: State,
  cause: Cause,
): Promise<void> => {
  orRefuse(machine.move(thing.from, to, cause.actor.role));
  await recordTransition(tx, { ...thing, to, ...cause });
};

/** Records the first status of a new record. */
export const recordCreation = (
  tx: Scope,
  entity: string,
  { id, status }: { readonly id: string; readonly status: string },
  cause: Cause,
): Promise<void> => recordTransition(tx, { entity, id, from: null, to: status, ...cause });
