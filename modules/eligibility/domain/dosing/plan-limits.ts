import type { DrugType } from '#modules/catalogue/index.ts';
import { ssris } from '../drug-groups.ts';
import type { DoseCap } from '../evaluation.ts';
import { doseBounds } from './dose-bounds.ts';
import { maxSsriDays, maxTablets } from './quantities.ts';
import { type Regimen, regimens, type UseMode } from './regimens.ts';

/** One shipment of a drug whose dose is limited. */
export interface DrugPackage {
  readonly drugType: DrugType;
  /** Milligrams in a tablet or capsule; one is a dose. */
  readonly mg: number;
  readonly units: number;
  /** The days it is meant to last. */
  readonly days: number;
}

/** The facts about the patient who would take it. */
export interface DoseContext {
  /** Those of the evaluation that decides. */
  readonly caps: readonly DoseCap[];
  /** The patient's current packages of these drugs. */
  readonly present: readonly DrugPackage[];
  /** Whether the check-in after four weeks on an antidepressant was answered. */
  readonly hasFourWeekCheckIn: boolean;
}

/** Erection medicine with a tablet for every day is taken daily, where that is a way to use it. */
export const modeOf = ({ drugType, units, days }: DrugPackage): UseMode => {
  const daily = regimens.some((one) => one.drugType === drugType && one.mode === 'daily');
  const asNeeded = regimens.some((one) => one.drugType === drugType && one.mode === 'as_needed');
  return daily && (!asNeeded || units >= days) ? 'daily' : 'as_needed';
};

const regimenOf = (one: DrugPackage): Regimen | undefined =>
  regimens.find(({ drugType, mode }) => drugType === one.drugType && mode === modeOf(one));

const modeLabels: Readonly<Record<UseMode, string>> = { as_needed: 'as needed', daily: 'every day' };

const listed = (steps: readonly number[]): string =>
  steps.length > 1 ? `${steps.slice(0, -1).join(', ')} or ${steps.at(-1)}` : String(steps[0]);

const rulesOf = (caps: readonly DoseCap[], { drugType, mode }: Regimen): string => {
  const ids = caps.filter((cap) => cap.drugType === drugType && (cap.mode ?? mode) === mode);
  return ids.length > 0 ? ` (${[...new Set(ids.map(({ ruleId }) => ruleId))].join(', ')})` : '';
};

const doseProblem = (one: DrugPackage, regimen: Regimen, { caps, present }: DoseContext): string | null => {
  const { mg } = one;
  const { stepsMg, mode } = regimen;
  const used = modeLabels[mode];
  if (!stepsMg.includes(mg)) return `taken ${used} it is ${listed(stepsMg)} mg`;
  const bounds = doseBounds(regimen, caps);
  if (bounds === null) return `taken ${used} no dose of it is left${rulesOf(caps, regimen)}`;
  if (mg > bounds.maxMg) return `taken ${used} ${bounds.maxMg} mg is the most${rulesOf(caps, regimen)}`;
  const taken = present.filter((other) => other.drugType === one.drugType && modeOf(other) === mode);
  if (taken.length === 0)
    return mg > bounds.startMg
      ? `taken ${used} ${bounds.startMg} mg is the highest first dose${rulesOf(caps, regimen)}`
      : null;
  const now = Math.max(...taken.map((other) => other.mg));
  const next = stepsMg.find((step) => step > now) ?? now;
  return mg > next ? `a dose goes up one step at a time, and ${next} mg comes after ${now} mg` : null;
};

const quantityProblem = (
  { drugType, units, days }: DrugPackage,
  regimen: Regimen,
  { caps, hasFourWeekCheckIn }: DoseContext,
): string | null => {
  const hours = doseBounds(regimen, caps)?.everyHours ?? 24;
  const most = maxTablets(days, hours);
  if (units > most)
    return `${units} are too many for ${days} days: at most one in ${hours} hours, which is ${most}${hours > 24 ? rulesOf(caps, regimen) : ''}`;
  const longest = maxSsriDays(hasFourWeekCheckIn);
  return ssris.includes(drugType) && days > longest
    ? `a fill lasts ${longest} days at most before the check-in after four weeks`
    : null;
};

/**
 * Why a package cannot be prescribed to this patient, as the end of a sentence that names it; null when it can
 * (docs/clinical/quantities-and-refills.md, docs/clinical/check-ins-and-dose-changes.md#titration). The time on a dose
 * is not checked here: see `stepUp`.
 */
export const limitProblem = (one: DrugPackage, context: DoseContext): string | null => {
  const regimen = regimenOf(one);
  if (!regimen) return null;
  // The hard limit comes first: it decides which way to use the drug the package could be for.
  if (one.units > maxTablets(one.days))
    return `${one.units} are too many for ${one.days} days: at most one a day`;
  return doseProblem(one, regimen, context) ?? quantityProblem(one, regimen, context);
};
