import type { DrugType } from '#modules/catalogue/index.ts';
import type { Finding } from '../evaluation.ts';
import type { Facts } from '../facts.ts';

/** What the tables of dose changes read about a patient. */
export interface DoseFacts {
  readonly drugType: DrugType;
  readonly facts: Facts;
  /** Full days since the blood pressure was taken; null without a reading or its day. */
  readonly readingAgeDays: number | null;
  /** Beats per minute of the reading before this one; null without one. */
  readonly earlierPulse: number | null;
  /** What the rules found for everything the patient takes. */
  readonly findings: readonly Finding[];
}

/** Why a dose is raised or lowered, stays or ends; stored with the request. */
export interface DoseReason {
  readonly id: string;
  readonly forPatient: string;
  readonly forClinician: string;
}

/** One cell of a table of dose changes. */
export interface DoseCondition extends DoseReason {
  when(facts: DoseFacts): boolean;
}

/** The table of one drug (docs/clinical/check-ins-and-dose-changes.md#titration). */
export interface DoseTable {
  /** Each excludes a higher dose; reasons to lower or end a dose exclude it too. */
  readonly notUpIf: readonly DoseCondition[];
  readonly downIf: readonly DoseCondition[];
  readonly stopIf: readonly DoseCondition[];
}
