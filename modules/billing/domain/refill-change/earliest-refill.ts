import { addDays, formatDate } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { MAX_RESCHEDULE_DAYS, type RescheduleBounds, rescheduleBounds } from '../schedule/billing-dates.ts';

export interface SupplyFacts {
  readonly nextBillingDate: Date | null;
  /** Null when nothing was charged yet, as after a change of treatment. */
  readonly lastChargedAt: Date | null;
  /** Days that one shipment lasts. */
  readonly supplyInDays: number;
  /** Whether the supply on hand limits it: always for a prescription, else by flag. */
  readonly isChecked: boolean;
  /** The first instant at which everything may be filled, given the supply on hand; null when it may be now. */
  readonly notBefore: Date | null;
}

/** The days on which the next refill may be charged, and why not sooner. */
export interface RefillDates {
  /** Never in the past. */
  readonly earliest: Date;
  readonly latest: Date;
  readonly reason: string;
}

const latestOf = (...instants: readonly (Date | null)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));

/** By the last package alone; without one, nothing is sent before the planned day. */
const bySupply = (
  { lastChargedAt, supplyInDays, isChecked, nextBillingDate }: SupplyFacts,
  now: Date,
): RescheduleBounds => {
  if (lastChargedAt)
    return rescheduleBounds(lastChargedAt, isChecked ? supplyInDays : 0, now, nextBillingDate);
  const earliest = latestOf(nextBillingDate, now);
  return { earliest, latest: latestOf(earliest, addDays(now, MAX_RESCHEDULE_DAYS)) };
};

/** From the supply on hand and the rule for a refill that is too soon. */
export const refillDates = (facts: SupplyFacts, now: Date): RefillDates => {
  const supply = bySupply(facts, now);
  const earliest = latestOf(supply.earliest, facts.notBefore);
  const latest = latestOf(earliest, supply.latest);
  return { earliest, latest, reason: reasonOf(facts, supply.earliest, earliest, now) };
};

const reasonOf = (
  { notBefore, lastChargedAt, supplyInDays }: SupplyFacts,
  supply: Date,
  earliest: Date,
  now: Date,
): string => {
  if (localDate(earliest) === localDate(now)) return 'You can have it sent today.';
  if (notBefore !== null && notBefore > supply)
    return 'You have more than one package at home: the next one can come when you have at most 21 days left.';
  return lastChargedAt
    ? `Your last package lasts until about ${formatDate(addDays(lastChargedAt, supplyInDays))}. The next one can come when three quarters of it are used and at most 21 days are left.`
    : 'This is the first package of your changed treatment. It comes when you have used up what you have.';
};
