import type { DrugType } from '#modules/catalogue/index.ts';
import type { Purpose } from '../doors.ts';
import type { ChartFacts } from './chart-facts.ts';

/** What a rule across products reads, as staff read it. */
export const chartInputs = {
  records: 'Orders, subscriptions, prescriptions and holds of every account of the patient, with their dates',
  products: 'The products that are ordered, prescribed or sent, from the catalog',
  licenses: 'The states in which the prescriber is licensed',
  states: 'Where the parcel goes, and where the patient said they are',
} as const;

/**
 * A rule across everything that the patient has and wants, as data: it reads records in place of answers, and the doors
 * that it names refuse by the same functions. It is listed, versioned and recorded like every other rule.
 */
export interface ChartRule {
  readonly id: string;
  /** Raised by one when the condition or the text changes. */
  readonly version: number;
  readonly appliesTo: readonly DrugType[] | 'all';
  /** `alternative`: not this product beside the others. `stop`: not now, or not there. */
  readonly outcome: 'alternative' | 'stop';
  readonly reads: readonly (keyof typeof chartInputs)[];
  /** The doors at which it is asked. */
  readonly doors: readonly Purpose[];
  when(chart: ChartFacts): boolean;
  readonly reasonForPatient: string;
  readonly reasonForClinician: string;
  /** `docs/clinical/<file>.md#<rule id>`. */
  readonly source: string;
}
