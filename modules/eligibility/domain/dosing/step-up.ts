import type { DoseBounds } from './dose-bounds.ts';
import type { Regimen } from './regimens.ts';

/** The patient's use of the current dose. */
export interface DoseHistory {
  readonly currentMg: number;
  readonly daysOnDose: number;
  /** Correct tries of a drug that is taken as needed. */
  readonly tries: number;
}

/**
 * The next higher dose, or why there is none (docs/clinical/check-ins-and-dose-changes.md#titration):
 *
 * - `blocked` a stop, an alternative or a blocking review is open, or an answer is too old
 * - `highest` no higher dose is left
 * - `too_early` until `days` on the present dose
 * - `too_few_tries` until `tries` correct tries
 */
export type StepUp =
  | { readonly kind: 'up'; readonly toMg: number }
  | { readonly kind: 'blocked' | 'highest' }
  | { readonly kind: 'too_early'; readonly days: number }
  | { readonly kind: 'too_few_tries'; readonly tries: number };

/** The result is what software may propose. Whether the dose is raised is the clinician's decision. */
export const stepUp = (
  { stepsMg, daysPerStep, daysAtFirstStep = daysPerStep, triesPerStep = 0 }: Regimen,
  bounds: DoseBounds | null,
  { currentMg, daysOnDose, tries }: DoseHistory,
  isBlocked: boolean,
): StepUp => {
  if (isBlocked || bounds === null) return { kind: 'blocked' };
  const toMg = stepsMg.find((step) => step > currentMg);
  if (toMg === undefined || toMg > bounds.maxMg) return { kind: 'highest' };
  const days = currentMg === stepsMg[0] ? daysAtFirstStep : daysPerStep;
  if (daysOnDose < days) return { kind: 'too_early', days };
  if (tries < triesPerStep) return { kind: 'too_few_tries', tries: triesPerStep };
  return { kind: 'up', toMg };
};
