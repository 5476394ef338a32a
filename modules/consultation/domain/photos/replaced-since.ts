const HOUR_MS = 3_600_000;

/** A progress photo replaces one of its view that was taken after this: within the last 12 hours. */
export const replacedSince = (now: Date): Date => new Date(now.getTime() - 12 * HOUR_MS);
