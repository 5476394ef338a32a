/** `outage`: the pharmacy does not answer at all. Otherwise it refuses one order, or says something about it that cannot be read. */
export type TroubleKind = 'outage' | 'order';

const MINUTE_MS = 60_000;

interface Limits {
  /** The longest pause between two tries. */
  readonly longestMinutes: number;
  /** Failed tries after which operators get a task. */
  readonly reportedAfter: number;
}

/** An outage ends by itself, so it is tried sooner and reported later: after about an hour, and half an hour. */
const limits: Readonly<Record<TroubleKind, Limits>> = {
  outage: { longestMinutes: 10, reportedAfter: 9 },
  order: { longestMinutes: 60, reportedAfter: 6 },
};

/** When to try again after so many failures: pauses of 1, 2, 4 ... minutes. There is no last try. */
export const retryAt = (kind: TroubleKind, failures: number, failedAt: Date): Date => {
  const minutes = Math.min(2 ** (failures - 1), limits[kind].longestMinutes);
  return new Date(failedAt.getTime() + minutes * MINUTE_MS);
};

/** Whether somebody has to look at it. */
export const isReported = (kind: TroubleKind, failures: number): boolean =>
  failures >= limits[kind].reportedAfter;
