/** What a comparison covers. */
export interface ReconcileWindow {
  /** The processor's lists begin here. */
  readonly since: Date;
  readonly now: Date;
  /** Milliseconds; newer records may be in progress, so they are no difference yet. */
  readonly graceMs: number;
}

const HOUR_MS = 3_600_000;

/** Old enough that its events and jobs have run. */
export const isSettled = (at: Date, { now, graceMs }: ReconcileWindow): boolean =>
  at.getTime() <= now.getTime() - graceMs;

/**
 * Whether the processor's lists must contain it. A request is stored shortly before it is sent, so what was stored in
 * the first hour may be in neither list.
 */
export const isCovered = (at: Date, window: ReconcileWindow): boolean =>
  at.getTime() >= window.since.getTime() + HOUR_MS && isSettled(at, window);
