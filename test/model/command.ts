import type { AsyncCommand } from 'fast-check';
import { noteUrgent } from './facts.ts';
import type { History } from './history.ts';
import { checkInvariants } from './invariants/index.ts';

const MINUTE_MS = 60_000;

/** Something that the patient, a clinician or time does. Each is possible at any time; a refusal is a fine answer. */
export interface Step {
  readonly name: string;
  act(history: History): Promise<void>;
}

/** The model is the history itself: no command depends on more. */
export type Command = AsyncCommand<object, History, false>;

/** Steps are a minute apart, so that it is known which of two came first. */
export const command = ({ name, act }: Step): Command => ({
  check: () => true,
  run: async (_, history) => {
    history.harness.product.clock.advance(MINUTE_MS);
    history.log.push(`${history.now().toISOString().slice(0, 16)} ${name}`);
    await act(history);
    await checkInvariants(history);
  },
  toString: () => name,
});

/** The process dies at a point of the step. Minutes later it is started again, and its sweeps run. */
export const dying = (step: Step, points: number): Step => ({
  name: `${step.name}, and the process dies at its point ${points}`,
  act: async (history) => {
    const { process, product } = history.harness;
    process.dieAt(points);
    await step.act(history);
    process.startAgain();
    for (let times = 0; times < 2; times += 1) {
      product.clock.advance(20 * MINUTE_MS);
      await process.work();
    }
    noteUrgent(history);
  },
});
