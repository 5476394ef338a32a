import { HOUR_MS } from '#kernel/dates.ts';

/** The payment processor may forget a key after 24 hours; half of that leaves room for clocks and slow networks. */
const KEY_IS_SAFE_MS = 12 * HOUR_MS;

/**
 * Whether a stored request without an answer may be sent again under its key. Later, and after a failure that the
 * processor repeats for this key, it is only searched for.
 */
export const mayBeRepeated = (
  { createdAt, stuckAt }: { readonly createdAt: Date; readonly stuckAt: Date | null },
  now: Date,
): boolean => stuckAt === null && now.getTime() - createdAt.getTime() < KEY_IS_SAFE_MS;
