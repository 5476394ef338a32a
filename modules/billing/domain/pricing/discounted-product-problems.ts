import type { FieldProblem } from '#kernel/result.ts';
import type { DiscountScope } from './discount.ts';

interface Wanted {
  readonly lineKind: 'discount_rule' | 'gift';
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly cycles: number | null;
  readonly appliesTo: DiscountScope;
  /** Null for every product. */
  readonly productIds: readonly number[] | null;
}

interface Sold {
  readonly id: number;
  readonly needsPrescription: boolean;
  readonly supplyInDays: number;
}

const giftProblem = ({ kind, value, cycles, appliesTo, productIds }: Wanted, chosen: readonly Sold[]) => {
  if (productIds === null) return { field: 'productIds', message: 'Enter the product that is the gift.' };
  if (kind !== 'percent' || value !== 100) return { field: 'value', message: 'A gift is free: 100 percent.' };
  if (cycles !== 1) return { field: 'cycles', message: 'A gift comes with one order: enter 1.' };
  if (appliesTo !== 'over_the_counter' || chosen.some(({ needsPrescription }) => needsPrescription))
    return { field: 'productIds', message: 'A prescription product cannot be a gift.' };
  return chosen.some(({ supplyInDays }) => supplyInDays > 0)
    ? { field: 'productIds', message: 'A gift does not renew: choose a one-time purchase.' }
    : null;
};

/**
 * Why a new discount cannot lower what it names. A gift is a single product without prescription that is bought once: one
 * that renews would cost something later, and one that a clinician prescribes is no gift.
 */
export const discountedProductProblems = (wanted: Wanted, sold: readonly Sold[]): readonly FieldProblem[] => {
  const { lineKind, productIds } = wanted;
  const unknown = (productIds ?? []).find((id) => !sold.some((product) => product.id === id));
  if (unknown !== undefined) return [{ field: 'productIds', message: `There is no product ${unknown}.` }];
  const chosen = sold.filter(({ id }) => productIds?.includes(id));
  const problem = lineKind === 'gift' ? giftProblem(wanted, chosen) : null;
  return problem ? [problem] : [];
};
