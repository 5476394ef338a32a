import { fail, ok, type Result } from './result.ts';
import type { StaffRole } from './staff-roles.ts';

/** Who may cause a transition. Staff other than clinicians do it as `operator` (`viewerActor`). */
export type ActorRole = 'visitor' | 'patient' | StaffRole | 'pharmacy' | 'payments' | 'system';

export interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly ActorRole[];
}

export interface StateMachine<State extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: readonly Transition<State>[];
  /** The states that can be reached from `from` by `role`. */
  next(from: State, role: ActorRole): readonly State[];
  /** CONFLICT when the machine has no such transition for that role. */
  move(from: State, to: State, role: ActorRole): Result<State>;
}

/** Builds a machine. Throws, at definition, for a transition that names an unknown state. */
export const defineMachine = <const State extends string>(definition: {
  name: string;
  states: readonly State[];
  initial: NoInfer<State>;
  transitions: readonly Transition<NoInfer<State>>[];
}): StateMachine<State> => {
  const known = new Set<string>(definition.states);
  for (const transition of definition.transitions)
    for (const state of [...transition.from, transition.to])
      if (!known.has(state)) throw new Error(`${definition.name}: unknown state ${state}`);

  const next = (from: State, role: ActorRole): readonly State[] =>
    definition.transitions
      .filter((transition) => transition.from.includes(from) && transition.by.includes(role))
      .map((transition) => transition.to);

  return {
    ...definition,
    next,
    move: (from, to, role) =>
      next(from, role).includes(to)
        ? ok(to)
        : fail('CONFLICT', `This ${definition.name} can no longer be changed that way.`),
  };
};
