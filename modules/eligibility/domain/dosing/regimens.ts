import type { DrugType } from '#modules/catalogue/index.ts';

/** A prescription says which: a change of mode is a new prescription. */
export type UseMode = 'as_needed' | 'daily';

/** One way to use a drug. All doses are milligrams on a day on which it is taken. */
export interface Regimen {
  readonly drugType: DrugType;
  readonly mode: UseMode;
  /** The doses, lowest first; a dose goes up one step at a time. */
  readonly stepsMg: readonly number[];
  /** The usual first dose. */
  readonly startMg: number;
  /** The shortest time on a dose before the next higher one, in days. */
  readonly daysPerStep: number;
  /** A shorter time for the step up from the lowest dose. */
  readonly daysAtFirstStep?: number;
  /** How often the patient has to have tried a dose correctly before a higher one. */
  readonly triesPerStep?: number;
}

/** docs/clinical/check-ins-and-dose-changes.md#titration, with the first doses of OMX-DOSE, PDE-DOSE and SSRI-CAP. */
export const regimens: readonly Regimen[] = [
  {
    drugType: 'sildenafil',
    mode: 'as_needed',
    stepsMg: [25, 50, 100],
    startMg: 50,
    daysPerStep: 14,
    triesPerStep: 5,
  },
  {
    drugType: 'tadalafil',
    mode: 'as_needed',
    stepsMg: [5, 10, 20],
    startMg: 10,
    daysPerStep: 14,
    triesPerStep: 5,
  },
  { drugType: 'tadalafil', mode: 'daily', stepsMg: [2.5, 5], startMg: 2.5, daysPerStep: 14 },
  {
    drugType: 'sertraline',
    mode: 'daily',
    stepsMg: [25, 50, 100],
    startMg: 50,
    daysPerStep: 28,
    daysAtFirstStep: 7,
  },
  { drugType: 'escitalopram', mode: 'daily', stepsMg: [10, 20], startMg: 10, daysPerStep: 28 },
  { drugType: 'fluoxetine', mode: 'daily', stepsMg: [10, 20, 40], startMg: 20, daysPerStep: 28 },
];

/** Drugs for hair, whose products are one dose each: their tablets are not counted like those above. */
const hairRegimens: readonly Regimen[] = [
  { drugType: 'finasteride', mode: 'daily', stepsMg: [1], startMg: 1, daysPerStep: 0 },
  { drugType: 'minoxidil_oral', mode: 'daily', stepsMg: [1.25, 2.5], startMg: 2.5, daysPerStep: 84 },
];

/** Whether the drug has more than one dose. */
export const hasSteps = (drugType: DrugType): boolean =>
  [...hairRegimens, ...regimens].some((one) => one.drugType === drugType && one.stepsMg.length > 1);

/** The regimen of a drug in one mode; null for a drug without a table of doses. */
export const regimenOf = (drugType: DrugType, mode: UseMode): Regimen | null =>
  [...hairRegimens, ...regimens].find((one) => one.drugType === drugType && one.mode === mode) ?? null;

/**
 * Drugs that are stopped in steps, one every two weeks (docs/clinical/check-ins-and-dose-changes.md#STEPS-SERTRALINE).
 */
const tapered: readonly DrugType[] = ['sertraline', 'escitalopram', 'fluoxetine'];

export const isTapered = (drugType: DrugType): boolean => tapered.includes(drugType);
