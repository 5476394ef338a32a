const WINDOW_MS = 15 * 60_000;

/** Wrong tokens of one network address that are answered within the window. */
const MOST_WRONG_TOKENS = 20;

/** From when wrong tokens count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** Seconds until an address may send a token again; 0 when it may now. `tries`: the counted instants. */
export const waitingSeconds = (tries: readonly Date[], now: Date): number => {
  const newestFirst = tries.map((at) => at.getTime()).sort((a, b) => b - a);
  const decisive = newestFirst[MOST_WRONG_TOKENS - 1];
  return decisive === undefined ? 0 : Math.max(1, Math.ceil((decisive + WINDOW_MS - now.getTime()) / 1_000));
};
