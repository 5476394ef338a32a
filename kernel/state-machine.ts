import { fail, ok, type Result } from './result.ts';

export interface Transition<State extends string, Role extends string = string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Role[];
}

export interface StateMachine<State extends string, Role extends string = string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: readonly Transition<State, Role>[];
  /** The states that can be reached from `from` by `role`. */
  next(from: State, role: Role): readonly State[];
  /** CONFLICT when the machine has no such transition for that role. */
  move(from: State, to: State, role: Role): Result<State>;
}

interface Definition<State extends string, Role extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: NoInfer<State>;
  readonly transitions: readonly Transition<NoInfer<State>, Role>[];
}

/**
 * Returns the function that builds machines for these roles. It throws for a transition that names an unknown state. The
 * product's is `config/define-machine.ts`.
 */
export const machinesFor =
  <Role extends string>() =>
  <const State extends string>(definition: Definition<State, Role>): StateMachine<State, Role> => {
    const known = new Set<string>(definition.states);
    for (const transition of definition.transitions)
      for (const state of [...transition.from, transition.to])
        if (!known.has(state)) throw new Error(`${definition.name}: unknown state ${state}`);

    const next = (from: State, role: Role): readonly State[] =>
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
