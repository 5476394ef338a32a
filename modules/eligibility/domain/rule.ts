import type { DrugType } from '#modules/catalogue/index.ts';
import type { TherapyGroup } from './chart/therapy.ts';
import type { Purpose } from './doors.ts';
import type { UseMode } from './dosing/regimens.ts';
import type { Facts } from './facts.ts';
import type { Outcome } from './outcome.ts';

/** Milligrams per day of one drug, or of one way to use it. */
export interface DoseLimit {
  readonly drugType: DrugType;
  /** On a day on which it is taken; 0 when the drug is not used in this mode. */
  readonly maxMgPerDay: number;
  /** Left out when the limit holds for every mode. */
  readonly mode?: UseMode;
  /** Limits the first dose; a later one may be higher (docs/clinical/check-ins-and-dose-changes.md#TITRATION-CAPS). */
  readonly onlyFirst?: true;
  /** At most one dose in this many hours; a day when left out. */
  readonly everyHours?: 48 | 72;
}

/**
 * What a stop or an emergency takes from the patient (docs/clinical/how-rules-work.md#scopes):
 *
 * - `drugs` the drugs that the rule names
 * - a therapy group: every drug of it, in every service line
 * - `line` every prescription drug of their service lines, with the drugs of the line that are sold over the counter
 * - `sexual_health` every drug of both sexual-health lines, over the counter too
 * - `everything` all that the patient has from us, over the counter too
 */
export type RuleScope = 'drugs' | TherapyGroup | 'line' | 'sexual_health' | 'everything';

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
   * `all` is every prescription drug, and every product where the scope is `everything`. Other products sold without a
   * prescription are affected only when they are named, or when they are in the scope.
   */
  readonly appliesTo: readonly DrugType[] | 'all';
  readonly outcome: Exclude<Outcome, 'ok'>;
  /** Of a stop or an emergency only, which always name it. An alternative takes the drugs of the rule. */
  readonly scope?: RuleScope;
  /** The doors at which it is asked; at every door that judges its drugs when left out. */
  readonly only?: readonly Purpose[];
  /** For a review that no acknowledgement settles: nothing is prescribed before its questions are answered again. */
  readonly needsNewAnswer?: true;
  /** The ids of the questions that `when` reads. */
  readonly inputs: readonly string[];
  when(facts: Facts): boolean;
  readonly reasonForPatient: string;
  readonly reasonForClinician: string;
  /** Where the rule's facts, primary source and certainty are documented: `docs/clinical/<file>.md#<rule id>`. */
  readonly source: string;
  /** For `dose` rules. Several when they concern several drugs or modes. */
  readonly doseLimit?: DoseLimit | readonly DoseLimit[];
}
