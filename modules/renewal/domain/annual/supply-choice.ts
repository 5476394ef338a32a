import type { ChosenPlan, PlanSize, RenewedPlan, StoredChoice } from '../plan-choice.ts';

/** A prescription covers a year of treatment: no package may last longer. */
const DAYS_COVERED = 360;

/** The larger packages in which everything of a subscription is sold, the smallest first. */
export const largerSizes = ({
  sizes,
  everyDays,
}: Pick<RenewedPlan, 'sizes' | 'everyDays'>): readonly PlanSize[] =>
  sizes.filter((size) => size.everyDays > everyDays && size.everyDays <= DAYS_COVERED);

/** Whether the patient has said how a plan continues, or it is not sold in larger packages, so that there is nothing to say. */
export const isPlanChosen = (plan: RenewedPlan, stored: readonly StoredChoice[]): boolean =>
  largerSizes(plan).length === 0 ||
  stored.some(({ subscriptionId }) => subscriptionId === plan.subscriptionId);

/** As `isPlanChosen`, of everything that continues. */
export const isSizeChosen = (chosen: readonly ChosenPlan[], stored: readonly StoredChoice[]): boolean =>
  chosen.every(({ plan }) => isPlanChosen(plan, stored));
