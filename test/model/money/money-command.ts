import { checkMoney } from './invariants/index.ts';
import type { MoneyHistory } from './money-history.ts';

const MINUTE_MS = 60_000;

/** Something that the patient, an operator, a bank, the pharmacy or time does. A refusal is a fine answer. */
export interface MoneyStep {
  /** The name without what was chosen for this one: steps are counted by it. */
  readonly kind: string;
  readonly name: string;
  /** False when there was nothing to do it to. */
  act(history: MoneyHistory): Promise<unknown>;
}

/**
 * Takes a step, a minute after the one before, so that it is known which of two came first; counts whether it did something,
 * and checks every invariant.
 */
export const takeStep = async (history: MoneyHistory, step: MoneyStep): Promise<void> => {
  history.harness.product.clock.advance(MINUTE_MS);
  history.log.push(`${history.now().toISOString().slice(0, 16)} ${step.name}`);
  const { done } = history.requests;
  const had = await step.act(history);
  history.coverage.note(step.kind, had !== false && (had === true || history.requests.done > done));
  await checkMoney(history);
};

/** The process dies at a point of the step. Minutes later it is started again, and its sweeps run. */
export const dying = (step: MoneyStep, points: number): MoneyStep => ({
  kind: 'a step in which the process dies',
  name: `${step.name}, and the process dies at its point ${points}`,
  act: async (history) => {
    const { process } = history.harness;
    const { deaths } = history;
    process.dieAt(points);
    await step.act(history);
    if (process.hasDied()) history.deaths += 1;
    process.startAgain();
    await history.work();
    // The work after the restart may have made the charge that was shown.
    history.promised.clear();
    return history.deaths > deaths;
  },
});

/** Two steps on two devices, or in two processes, at the same time. */
export const atOnce = (one: MoneyStep, other: MoneyStep): MoneyStep => ({
  kind: 'two steps at once',
  name: `${one.name}; at the same time ${other.name}`,
  act: async (history) => {
    history.isAtOnce = true;
    await history.harness.process.atOnce(
      () => one.act(history),
      () => other.act(history),
    );
    history.isAtOnce = false;
    // Which of two changes was the last is not known.
    history.promised.clear();
    history.checkout = null;
    return true;
  },
});
