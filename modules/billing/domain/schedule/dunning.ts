import { addDays } from '#kernel/dates.ts';

/** Days after the first failure at which a charge is retried: with the first attempt, four attempts in 14 days. */
const retryAfterDays = [3, 7, 14] as const;

/** Attempts for one invoice in total, the first included. */
export const MAX_CHARGE_ATTEMPTS = retryAfterDays.length + 1;

/**
 * When a failed charge is retried; null when all attempts are used up and the subscription becomes unpaid.
 * @param attempts failed attempts so far, the first included (1 after the first failure)
 */
export const nextRetryAt = (firstFailedAt: Date, attempts: number): Date | null => {
  if (!Number.isInteger(attempts) || attempts < 1)
    throw new RangeError(`not a number of failed tries: ${attempts}`);
  const days = retryAfterDays[attempts - 1];
  return days === undefined ? null : addDays(firstFailedAt, days);
};
