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

/** Asks the machine and writes the transition; a refusal ends the surrounding `allOrNothing`. */
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

/** Writes the first state of something new. */
export const recordCreation = (
  tx: Scope,
  entity: string,
  { id, status }: { readonly id: string; readonly status: string },
  cause: Cause,
): Promise<void> => recordTransition(tx, { entity, id, from: null, to: status, ...cause });
