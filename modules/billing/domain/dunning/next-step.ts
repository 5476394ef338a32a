import { addDays, HOUR_MS } from '#kernel/dates.ts';
import type { DeclineClass } from './decline-class.ts';
import { type DunningAction, dunningTable, FIRST_PAYMENT_HOURS } from './dunning-table.ts';

export interface PlannedStep {
  readonly action: DunningAction;
  readonly at: Date;
}

const stepsOf = (kind: DeclineClass, firstFailedAt: Date): readonly PlannedStep[] =>
  dunningTable[kind].map(({ day, action }) => ({ action, at: addDays(firstFailedAt, day) }));

/**
 * What follows a decline: the first step of the table that is not past. A stop whose day has passed is due immediately,
 * so that an invoice always has a next step: `at` may then be in the past.
 */
export const stepAfterDecline = (kind: DeclineClass, firstFailedAt: Date, now: Date): PlannedStep => {
  const steps = stepsOf(kind, firstFailedAt);
  const next = steps.find(({ at, action }) => at > now && action !== 'close');
  const stop = steps.find(({ action }) => action === 'stop');
  if (next) return next;
  if (!stop) throw new Error(`The dunning table has no end for ${kind}.`);
  return stop;
};

/** The next step after one that is no retry; null after the last. */
export const stepAfter = (
  kind: DeclineClass,
  firstFailedAt: Date,
  done: DunningAction,
  now: Date,
): PlannedStep | null => {
  const steps = stepsOf(kind, firstFailedAt);
  if (done === 'close') return null;
  if (done === 'stop') return steps.find(({ action }) => action === 'close') ?? null;
  return stepAfterDecline(kind, firstFailedAt, now);
};

/** When an order ends whose first payment failed and was not made. */
export const firstPaymentEndsAt = (firstFailedAt: Date): Date =>
  new Date(firstFailedAt.getTime() + FIRST_PAYMENT_HOURS * HOUR_MS);
