/** How often each kind of step did something, and how often it found nothing to do or was refused. */
export class MoneyCoverage {
  readonly #steps = new Map<string, { done: number; idle: number }>();
  readonly #events = new Map<string, number>();

  note(kind: string, isDone: boolean): void {
    const counts = this.#steps.get(kind) ?? { done: 0, idle: 0 };
    counts[isDone ? 'done' : 'idle'] += 1;
    this.#steps.set(kind, counts);
  }

  /** What the tables say at the end of a history. */
  noteEvents(events: readonly string[]): void {
    for (const name of events) this.#events.set(name, (this.#events.get(name) ?? 0) + 1);
  }

  /** Kinds of steps that never did anything. */
  missing(): readonly string[] {
    return [...this.#steps].filter(([, { done }]) => done === 0).map(([kind]) => kind);
  }

  hasEvent(name: string): boolean {
    return this.#events.has(name);
  }

  toString(): string {
    const steps = [...this.#steps].toSorted(([a], [b]) => a.localeCompare(b));
    const events = [...this.#events].toSorted(([a], [b]) => a.localeCompare(b));
    return [
      '    done    idle  step',
      ...steps.map(
        ([kind, { done, idle }]) => `${String(done).padStart(8)}${String(idle).padStart(8)}  ${kind}`,
      ),
      '',
      '   times  entry of the journal',
      ...events.map(([name, times]) => `${String(times).padStart(8)}  ${name}`),
    ].join('\n');
  }
}
