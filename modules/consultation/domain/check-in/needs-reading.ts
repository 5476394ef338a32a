import { DAY_MS } from '#kernel/dates.ts';
import type { PatientFact } from '#modules/eligibility/index.ts';

/** Older readings do not count (docs/clinical/how-rules-work.md#MAX-AGE-BP). */
const MAX_AGE_DAYS = 183;

const isHigh = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'systolic' in value &&
  'diastolic' in value &&
  (Number(value.systolic) >= 140 || Number(value.diastolic) >= 90);

/**
 * Whether a check-in of erection medicine asks for the blood pressure: the last one is old, was high enough for a review (BP3), or
 * was never given.
 */
export const needsReading = (facts: readonly PatientFact[], now: Date): boolean => {
  const last = facts.findLast(
    ({ question, stage, value }) => question === 'bp' && stage !== 'draft' && value,
  );
  if (!last) return true;
  return isHigh(last.value) || now.getTime() - last.speaksOf.getTime() > MAX_AGE_DAYS * DAY_MS;
};
