import type { DrugType } from '#modules/catalogue/index.ts';
import type { Facts } from './facts.ts';
import type { Outcome } from './outcome.ts';

/** Milligrams per day of one drug. */
export interface DoseLimit {
  readonly drugType: DrugType;
  readonly maxMgPerDay: number;
}

/**
 * One eligibility rule, as data. The reasons are full sentences; the patient's one says what they can do.
 * The marks V, M, P and ? in comments are those of docs/clinical/README.md#MARK-V: seen in a source, from memory of
 * the label, our policy, unsure. A licensed clinician must sign off those documents before real use.
 */
export interface Rule {
  /** Stable: it is stored with every consultation. */
  readonly id: string;
  /** Raised by one when the condition or the text changes. */
  readonly version: number;
  /**
   * `all` is every prescription drug of the visit (for an emergency, every product). Products sold without a prescription
   * are affected only when they are named.
   */
  readonly appliesTo: readonly DrugType[] | 'all';
  readonly outcome: Exclude<Outcome, 'ok'>;
  /** For a review that no acknowledgement settles: nothing is prescribed before its questions are answered again. */
  readonly needsNewAnswer?: true;
  /** The ids of the questions that `when` reads. */
  readonly inputs: readonly string[];
  when(facts: Facts): boolean;
  readonly reasonForPatient: string;
  readonly reasonForClinician: string;
  /** Where the rule's facts, primary source and certainty are documented: `docs/clinical/<file>.md#<rule id>`. */
  readonly source: string;
  /** For `dose` rules. */
  readonly doseLimit?: DoseLimit;
}
