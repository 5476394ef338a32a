import type { DoseCap } from '../evaluation.ts';
import type { Regimen } from './regimens.ts';

/** The doses that the rules leave, in milligrams on a day on which the drug is taken. */
export interface DoseBounds {
  readonly startMg: number;
  readonly maxMg: number;
  /** At most one dose in this many hours. */
  readonly everyHours: 24 | 48 | 72;
}

/** The doses of a regimen within the caps of an evaluation; null when no dose of it is left. */
export const doseBounds = (
  { drugType, mode, stepsMg, startMg }: Regimen,
  caps: readonly Omit<DoseCap, 'ruleId'>[],
): DoseBounds | null => {
  const own = caps.filter((cap) => cap.drugType === drugType && (cap.mode ?? mode) === mode);
  const within = (limits: readonly Omit<DoseCap, 'ruleId'>[], highest: number): number | undefined =>
    stepsMg.findLast((step) => step <= highest && limits.every(({ maxMgPerDay }) => step <= maxMgPerDay));
  const maxMg = within(
    own.filter(({ onlyFirst }) => !onlyFirst),
    Number.POSITIVE_INFINITY,
  );
  const first = within(own, startMg);
  if (maxMg === undefined || first === undefined) return null;
  const hours = own.map(({ everyHours = 24 }) => everyHours);
  return { startMg: first, maxMg, everyHours: hours.includes(72) ? 72 : hours.includes(48) ? 48 : 24 };
};
