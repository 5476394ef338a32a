/** What a comparison covers. */
export interface ReconcileWindow {
  /** The processor's lists begin here. */
  readonly since: Date;
  readonly now: Date;
  /** What is newer than this many milliseconds may be under way: it is not a difference yet. */
  readonly graceMs: number;
}

const HOUR_MS = 3_600_000;

/** Made early enough that events and jobs have had their time. */
export const isSettled = (at: Date, { now, graceMs }: ReconcileWindow): boolean =>
  at.getTime() <= now.getTime() - graceMs;

/**
 * Whether the processor's lists must have it. A request is stored shortly before it is sent, so what was stored in the first
 * hour may be in neither list.
 */
export const isCovered = (at: Date, window: ReconcileWindow): boolean =>
  at.getTime() >= window.since.getTime() + HOUR_MS && isSettled(at, window);
