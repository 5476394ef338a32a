import type { PlanGroup } from '../checkout/plan.ts';
import type { AgreedDiscount } from '../pricing/discount.ts';

/** A subscription of the order, which waits for its first payment. */
interface Waiting {
  readonly cycleInDays: number;
  readonly discounts: readonly AgreedDiscount[];
}

/** A subscription of an approved plan: `same` is the one of the order that continues with its products; null when it is new. */
export interface ApprovedGroup<S extends Waiting> {
  readonly group: PlanGroup;
  readonly same: S | null;
  /** What lowers its orders, counted from the first. */
  readonly discounts: readonly AgreedDiscount[];
}

/**
 * What lowers a subscription that the approved plan adds: all discounts of one that it takes the place of, else the percents
 * of any; an amount is not promised twice.
 */
const inheritedDiscounts = (
  waiting: readonly Waiting[],
  groups: readonly PlanGroup[],
): readonly AgreedDiscount[] => {
  const replaced = waiting.find(
    ({ cycleInDays }) => !groups.some((group) => group.cycleInDays === cycleInDays),
  );
  return replaced?.discounts ?? waiting[0]?.discounts.filter(({ kind }) => kind === 'percent') ?? [];
};

/** Where the prescription products of an approved plan go: into the order's subscription of their cadence, else into a new one. */
export const approvedGroups = <S extends Waiting>(
  waiting: readonly S[],
  groups: readonly PlanGroup[],
): readonly ApprovedGroup<S>[] =>
  groups
    .filter(({ kind }) => kind === 'subscription')
    .map((group) => {
      const same = waiting.find(({ cycleInDays }) => cycleInDays === group.cycleInDays) ?? null;
      return { group, same, discounts: same?.discounts ?? inheritedDiscounts(waiting, groups) };
    });
