import type { DrugType } from '#modules/catalogue/index.ts';
import { definePort } from '#server/scope.ts';
import type { Therapy } from './domain/chart/therapy.ts';

/**
 * Prescriptions that may be filled or are on hold; provided by the module that owns them, which depends on this one.
 */
export interface PrescribedTherapies {
  of(userId: string): Promise<readonly Therapy[]>;
}
export const prescribedTherapiesPort = definePort<PrescribedTherapies>('eligibility.prescribedTherapies');

/** One patient's chart. */
export interface ChartService {
  /** All treatments and requests of the patient, for drugs that are taken one at a time. */
  therapies(userId: string): Promise<readonly Therapy[]>;
  /** As `therapies`, with everything else that the patient has ordered or subscribed to, such as supplements. */
  taken(userId: string): Promise<readonly Therapy[]>;
  /** For each drug the first instant at which it may be filled; null when it may be filled at any time. */
  earliestFills(userId: string, drugTypes: readonly DrugType[]): Promise<ReadonlyMap<DrugType, Date | null>>;
}
export const chartPort = definePort<ChartService>('eligibility.chart');
