import type { DrugType } from '#modules/catalogue/index.ts';
import type { Outcome } from './outcome.ts';
import type { DoseLimit } from './rule.ts';

export interface Finding {
  readonly ruleId: string;
  readonly version: number;
  readonly outcome: Exclude<Outcome, 'ok'>;
  /** The drugs of this visit it is about. */
  readonly drugTypes: readonly DrugType[];
  /** Ids of the questions that were looked at. */
  readonly inputs: readonly string[];
  readonly reasonForPatient: string;
  readonly reasonForClinician: string;
}

export interface DoseCap extends DoseLimit {
  readonly ruleId: string;
}

/** What the rules say about a visit; plain JSON, stored with the consultation. */
export interface Evaluation {
  /** The strongest of the findings. */
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  readonly allowedDrugTypes: readonly DrugType[];
  readonly removedDrugTypes: readonly DrugType[];
  readonly doseCaps: readonly DoseCap[];
}
