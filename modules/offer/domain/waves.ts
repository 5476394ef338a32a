import { daysBetween } from '#kernel/dates.ts';

export const waves = ['first', 'second'] as const;
export type Wave = (typeof waves)[number];

interface WaveRule {
  readonly wave: Wave;
  /** Full days after the last subscription ended: from, and before. */
  readonly fromDays: number;
  readonly beforeDays: number;
}

/**
 * When a patient who left gets an offer: once after their own cancellation can no longer be taken back, and once later.
 * Subscriptions that ended longer ago get none, such as when the campaign is switched on for the first time.
 */
const waveRules: readonly WaveRule[] = [
  { wave: 'first', fromDays: 30, beforeDays: 60 },
  { wave: 'second', fromDays: 90, beforeDays: 120 },
];

/** Days for which an offer can be accepted. */
export const OFFER_DAYS = 21;

/** Days by which an offer is extended when it would end while a visit of the patient waits for a clinician. */
export const KEPT_DAYS = 14;

/** The offer for an end this long ago; null for none. */
export const waveAt = (endedAt: Date, now: Date): Wave | null => {
  const days = daysBetween(endedAt, now);
  return waveRules.find(({ fromDays, beforeDays }) => days >= fromDays && days < beforeDays)?.wave ?? null;
};

/** The longest time after an end at which somebody is written to, in days. */
export const LAST_DAY = Math.max(...waveRules.map(({ beforeDays }) => beforeDays));

/** The shortest one. */
export const FIRST_DAY = Math.min(...waveRules.map(({ fromDays }) => fromDays));
