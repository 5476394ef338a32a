import type { Knex } from 'knex';
import type { StateMachine } from '#kernel/state-machine.ts';

/** Which transitions of a state machine a set of scenarios went through, by whom. Read from the audit of transitions. */
export class TransitionCoverage<State extends string> {
  readonly #machine: StateMachine<State>;
  readonly #entity: string;
  readonly #seen = new Set<string>();

  /** `entity`: the records of this machine, as `state_transition` names them. */
  constructor(machine: StateMachine<State>, entity: string) {
    this.#machine = machine;
    this.#entity = entity;
  }

  /** Notes the transitions of some records, or of all of them. */
  async note(knex: Knex, ids?: readonly string[]): Promise<void> {
    const rows = knex('state_transition').where({ entity: this.#entity });
    if (ids) rows.whereIn('entity_id', [...ids]);
    for (const { from_state: from, to_state: to, actor_role: by } of await rows)
      this.#seen.add(`${from} to ${to} by ${by}`).add(String(to));
  }

  /** The states that no scenario reached. */
  missingStates(): readonly State[] {
    return this.#machine.states.filter((state) => !this.#seen.has(state));
  }

  /** The transitions of the machine, by each who may cause them, that no scenario went through. */
  missingTransitions(): readonly string[] {
    return this.#machine.transitions
      .flatMap(({ from, to, by }) => from.flatMap((one) => by.map((role) => `${one} to ${to} by ${role}`)))
      .filter((transition) => !this.#seen.has(transition));
  }
}
