/** A second checkout with the same products within this time is probably a mistake. */
export const REPEAT_WINDOW_MS = 24 * 3_600_000;

const MINUTE_MS = 60_000;

/** The same set of products, in any order. */
export const sameProducts = (one: readonly number[], other: readonly number[]): boolean => {
  const ids = new Set(one);
  const others = new Set(other);
  return ids.size === others.size && [...ids].every((id) => others.has(id));
};

const count = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;

const ago = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes === 0) return 'less than a minute';
  return minutes > 60 ? count(Math.floor(minutes / 60), 'hour') : count(minutes, 'minute');
};

/** The question to a patient who orders the products of an order placed at `placedAt` again. */
export const repeatedOrderText = (number: string, placedAt: Date, now: Date): string =>
  `You ordered this ${ago(now.getTime() - placedAt.getTime())} ago (order ${number}). Nothing was charged again. Order it again?`;
