import type { ChosenPlan, PlanSize, RenewedPlan, StoredChoice } from '../plan-choice.ts';

/** A prescription covers a year of treatment: no package may last longer. */
const DAYS_COVERED = 360;

/** The larger packages in which everything of a subscription is sold, the smallest first. */
export const largerSizes = ({
  sizes,
  everyDays,
}: Pick<RenewedPlan, 'sizes' | 'everyDays'>): readonly PlanSize[] =>
  sizes.filter((size) => size.everyDays > everyDays && size.everyDays <= DAYS_COVERED);

/** Whether the patient has said how much should come at a time, of everything that is sold in larger packages. */
export const isSizeChosen = (chosen: readonly ChosenPlan[], stored: readonly StoredChoice[]): boolean =>
  chosen.every(
    ({ plan }) =>
      largerSizes(plan).length === 0 ||
      stored.some(({ subscriptionId }) => subscriptionId === plan.subscriptionId),
  );
