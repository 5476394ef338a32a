import type { DrugType } from '#modules/catalogue/index.ts';
import type { DoseReason, DoseWish } from '#modules/eligibility/index.ts';
import type { PlanItem } from './plan.ts';

/** What a patient asked for, of one drug, with the proposal of the software; as it was when the answers were sent. */
export interface DoseRequest {
  readonly drugType: DrugType;
  readonly prescriptionId: string;
  readonly present: PlanItem;
  readonly wish: DoseWish;
  /** The product that the wish leads to; null when none does. */
  readonly wanted: PlanItem | null;
  readonly proposal: DoseWish;
  /** The product that the proposal leads to; null when the drug is to end, or the catalog has none. */
  readonly proposed: PlanItem | null;
  readonly reasons: readonly DoseReason[];
  /** The drug ended at once, or stays: nobody has to decide it. */
  readonly isSettled: boolean;
}

/** The plan that the patient asks for: of what has to be decided, the products that they want. */
export const wantedPlan = (requests: readonly DoseRequest[]): readonly PlanItem[] =>
  requests.filter(({ isSettled }) => !isSettled).flatMap(({ wanted }) => wanted ?? []);

/** Whether everything that has to be decided leads to a product, so that the wish can be agreed to as a plan. */
const isPlan = (requests: readonly DoseRequest[]): boolean =>
  requests.some(({ isSettled }) => !isSettled) &&
  requests.every(({ isSettled, wanted }) => isSettled || wanted !== null);

/**
 * Whether what the patient asks for costs what they pay now, so that their consent covers it: then a clinician who agrees to
 * it need not ask the patient again (`automaticTpaAllowed`, S3.50).
 */
export const consentCovers = (requests: readonly DoseRequest[]): boolean =>
  isPlan(requests) &&
  requests.every(({ isSettled, wanted, present }) => isSettled || wanted?.price === present.price);
