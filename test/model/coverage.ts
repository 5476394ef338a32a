import { eventNames, eventsOf } from './events.ts';
import type { Snapshot } from './snapshot.ts';

/** The result of a step: `idle` when it found nothing to do, `refused` when every request was refused. */
export type StepResult = 'done' | 'refused' | 'idle';

const results: readonly StepResult[] = ['done', 'refused', 'idle'];

/** How often each kind of step was taken with which result, and how often each event is in the tables afterwards. */
export class Coverage {
  readonly #steps = new Map<string, Record<StepResult, number>>();
  readonly #events = new Map<string, number>();
  #histories = 0;

  noteStep(kind: string, result: StepResult): void {
    const counts = this.#steps.get(kind) ?? { done: 0, refused: 0, idle: 0 };
    counts[result] += 1;
    this.#steps.set(kind, counts);
  }

  /** What the tables say at the end of a history. */
  noteHistory(all: Snapshot): void {
    this.#histories += 1;
    for (const [name, times] of eventsOf(all)) this.#events.set(name, (this.#events.get(name) ?? 0) + times);
  }

  /** The steps that never did anything, and the events that no history had. */
  missing(): readonly string[] {
    const steps = [...this.#steps]
      .filter(([, { done }]) => done === 0)
      .map(([kind]) => `${kind}: never done`);
    const events = eventNames.filter((name) => !this.#events.get(name)).map((name) => `${name}: none`);
    return [...steps, ...events];
  }

  toString(): string {
    const steps = [...this.#steps].toSorted(([a], [b]) => a.localeCompare(b));
    return [
      `${this.#histories} histories`,
      '',
      `${results.map((result) => result.padStart(8)).join('')}  step`,
      ...steps.map(
        ([kind, counts]) =>
          `${results.map((result) => String(counts[result]).padStart(8)).join('')}  ${kind}`,
      ),
      '',
      '   times  event',
      ...eventNames.map((name) => `${String(this.#events.get(name) ?? 0).padStart(8)}  ${name}`),
    ].join('\n');
  }
}
