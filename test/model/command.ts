import type { AsyncCommand } from 'fast-check';
import { noteUrgent } from './facts.ts';
import type { History } from './history.ts';
import { checkInvariants } from './invariants/index.ts';

const MINUTE_MS = 60_000;

/** Something that the patient, a clinician or time does. Each is possible at any time; a refusal is a fine answer. */
export interface Step {
  /** The name without what was chosen for this one: steps are counted by it. */
  readonly kind: string;
  readonly name: string;
  act(history: History): Promise<void>;
}

/** Takes a step, alone or as a part of another one, and counts its result. */
const perform = async (history: History, step: Step): Promise<void> => {
  const before = { ...history.requests };
  await step.act(history);
  const { done, refused } = history.requests;
  const refusedOrIdle = refused > before.refused ? 'refused' : 'idle';
  history.harness.coverage.noteStep(step.kind, done > before.done ? 'done' : refusedOrIdle);
};

/** The model is the history itself: no command depends on more. */
export type Command = AsyncCommand<object, History, false>;

/** Steps are a minute apart, so that it is known which of two came first. */
export const command = (step: Step): Command => ({
  check: () => true,
  run: async (_, history) => {
    history.harness.product.clock.advance(MINUTE_MS);
    history.log.push(`${history.now().toISOString().slice(0, 16)} ${step.name}`);
    await perform(history, step);
    await checkInvariants(history);
  },
  toString: () => step.name,
});

/** The process dies at a point of the step. Minutes later it is started again, and its sweeps run. */
export const dying = (step: Step, points: number): Step => ({
  kind: 'a step in which the process dies',
  name: `${step.name}, and the process dies at its point ${points}`,
  act: async (history) => {
    const { process, product } = history.harness;
    process.dieAt(points);
    await perform(history, step);
    if (process.hasDied()) history.deaths += 1;
    process.startAgain();
    for (let times = 0; times < 2; times += 1) {
      product.clock.advance(20 * MINUTE_MS);
      await process.work();
    }
    await noteUrgent(history);
  },
});

/** Steps in turn, a minute apart. */
export const inTurn = (kind: string, name: string, steps: readonly Step[]): Step => ({
  kind,
  name,
  act: async (history) => {
    for (const step of steps) {
      history.harness.product.clock.advance(MINUTE_MS);
      await perform(history, step);
    }
  },
});

/** Two steps on two devices at the same time. */
export const atOnce = (one: Step, other: Step): Step => ({
  kind: 'two steps at once',
  name: `${one.name}; at the same time ${other.name}`,
  act: async (history) => {
    await history.harness.process.atOnce(
      () => perform(history, one),
      () => perform(history, other),
    );
  },
});
