import type { BloodPressure } from './facts.ts';

/** A number that is measured repeatedly. */
export type Measure = 'systolic' | 'diastolic' | 'pulse';

/** Where a rule begins to apply to a measured number. */
export interface ReadingLimit {
  readonly measure: Measure;
  /** It applies to numbers below `limit`, from `limit` on, or above `limit`. */
  readonly from: 'below' | 'at' | 'above';
  /** mmHg; beats per minute for the pulse. */
  readonly limit: number;
  readonly ruleId: string;
}

/** Whether the rule of this limit applies to a reading; without the number it does not. */
export const isPast = ({ measure, from, limit }: ReadingLimit, reading: BloodPressure): boolean => {
  const value = reading[measure];
  if (value === null) return false;
  if (from === 'below') return value < limit;
  return from === 'at' ? value >= limit : value > limit;
};

/** The limits of the rules about blood pressure, for plots; a test compares them with the rules. */
export const readingLimits: readonly ReadingLimit[] = [
  { measure: 'systolic', from: 'at', limit: 140, ruleId: 'BP4-HIGH' },
  { measure: 'systolic', from: 'below', limit: 100, ruleId: 'BP4' },
  { measure: 'systolic', from: 'below', limit: 90, ruleId: 'BP4-STOP' },
  { measure: 'diastolic', from: 'at', limit: 90, ruleId: 'BP4-HIGH' },
  { measure: 'diastolic', from: 'below', limit: 60, ruleId: 'BP4' },
  { measure: 'diastolic', from: 'below', limit: 60, ruleId: 'BP4-STOP' },
  { measure: 'pulse', from: 'above', limit: 100, ruleId: 'BP4' },
];
