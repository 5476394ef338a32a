import type { DrugType } from '#modules/catalogue/index.ts';
import type { Outcome } from './outcome.ts';
import type { DoseLimit, RuleScope } from './rule.ts';

export interface Finding {
  readonly ruleId: string;
  readonly version: number;
  readonly outcome: Exclude<Outcome, 'ok'>;
  /** The drugs of this visit that the finding is about. */
  readonly drugTypes: readonly DrugType[];
  /** The scope of a stop or an emergency; left out of other findings, and of those stored before scopes. */
  readonly scope?: RuleScope;
  /** Ids of the questions that the rule read. */
  readonly inputs: readonly string[];
  /** No acknowledgment settles it: its questions have to be answered again. */
  readonly needsNewAnswer?: true;
  readonly reasonForPatient: string;
  readonly reasonForClinician: string;
}

export interface DoseCap extends DoseLimit {
  readonly ruleId: string;
}

/** The result of all rules for one visit; plain JSON, stored with the consultation. */
export interface Evaluation {
  /**
   * The strongest outcome among the findings, for the visit as a whole: a stop that leaves another prescription drug is
   * `alternative` here.
   */
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  readonly allowedDrugTypes: readonly DrugType[];
  readonly removedDrugTypes: readonly DrugType[];
  readonly doseCaps: readonly DoseCap[];
}
