const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** What tries are counted by. */
export type LimitScope = 'person' | 'card' | 'address';

export interface PaymentLimit {
  /** Maximum number of unsuccessful tries; the next one has to wait. */
  readonly most: number;
  readonly withinMinutes: number;
}

/** Tries that failed or have no outcome yet. An address may be that of a household or an office. */
export const paymentLimits: Readonly<Record<LimitScope, readonly PaymentLimit[]>> = {
  person: [
    { most: 5, withinMinutes: 15 },
    { most: 15, withinMinutes: DAY_MINUTES },
  ],
  card: [
    { most: 4, withinMinutes: 60 },
    { most: 10, withinMinutes: DAY_MINUTES },
  ],
  address: [
    { most: 10, withinMinutes: 15 },
    { most: 40, withinMinutes: DAY_MINUTES },
  ],
};

/** Different discount codes that do not exist. */
export const codeLimits: Readonly<Record<'person' | 'address', readonly PaymentLimit[]>> = {
  person: [
    { most: 8, withinMinutes: 15 },
    { most: 20, withinMinutes: DAY_MINUTES },
  ],
  address: [
    { most: 20, withinMinutes: 15 },
    { most: 60, withinMinutes: DAY_MINUTES },
  ],
};

/** The longest window: older tries do not count. */
export const LONGEST_WINDOW_MS = DAY_MINUTES * MINUTE_MS;

/**
 * When the next try is allowed; null when it is allowed now.
 *
 * @param tries instants of the tries that count, in any order
 */
export const lockedUntil = (
  tries: readonly Date[],
  limits: readonly PaymentLimit[],
  now: Date,
): Date | null => {
  const ends = limits.flatMap(({ most, withinMinutes }) => {
    const windowMs = withinMinutes * MINUTE_MS;
    const recent = tries
      .map((at) => at.getTime())
      .filter((at) => at > now.getTime() - windowMs)
      .toSorted((a, b) => a - b);
    const oldest = recent.at(-most);
    return recent.length >= most && oldest !== undefined ? [oldest + windowMs] : [];
  });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
};
