import type { DrugType } from '#modules/catalogue/index.ts';
import type { DoseReason, DoseWish } from '#modules/eligibility/index.ts';
import type { PlanItem } from './plan.ts';

/** A patient's request about one drug, with the proposal of the software, as it was when the answers were submitted. */
export interface DoseRequest {
  readonly drugType: DrugType;
  readonly prescriptionId: string;
  readonly present: PlanItem;
  readonly wish: DoseWish;
  /** The product of the request; null without one. */
  readonly wanted: PlanItem | null;
  readonly proposal: DoseWish;
  /** The product of the proposal; null when the drug is to be stopped, or the catalog has none. */
  readonly proposed: PlanItem | null;
  readonly reasons: readonly DoseReason[];
  /** The drug was stopped immediately, or stays: nothing to decide. */
  readonly isSettled: boolean;
}

/** The plan that the patient asks for: the requested products of everything that has to be decided. */
export const wantedPlan = (requests: readonly DoseRequest[]): readonly PlanItem[] =>
  requests.filter(({ isSettled }) => !isSettled).flatMap(({ wanted }) => wanted ?? []);

/** Whether everything that has to be decided has a product, so that the request can be accepted as a plan. */
const isPlan = (requests: readonly DoseRequest[]): boolean =>
  requests.some(({ isSettled }) => !isSettled) &&
  requests.every(({ isSettled, wanted }) => isSettled || wanted !== null);

/**
 * Whether the request costs what the patient pays now, so that their consent covers it: then a clinician who accepts it
 * need not ask the patient again (`automaticTpaAllowed`, S3.50).
 */
export const consentCovers = (requests: readonly DoseRequest[]): boolean =>
  isPlan(requests) &&
  requests.every(({ isSettled, wanted, present }) => isSettled || wanted?.price === present.price);
