import type { Cents } from '#kernel/money.ts';

/** A credit with what is left of it. */
export interface CreditLeft {
  readonly id: string;
  readonly left: Cents;
}

/** The parts of credits, oldest first, that cover a total or as much of it as possible. */
export const takeCredit = (
  credits: readonly CreditLeft[],
  total: Cents,
): readonly { readonly id: string; readonly amount: Cents }[] => {
  let due = total;
  return credits.flatMap(({ id, left }) => {
    const amount = Math.min(left, due);
    due -= amount;
    return amount > 0 ? [{ id, amount }] : [];
  });
};
