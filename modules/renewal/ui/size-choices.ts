import type { Choice } from '#client/ui/choice.ts';
import { formatMoney } from '#kernel/money.ts';

/** What ships at a time now, and the other sizes in which it is sold. Amounts are cents, with shipping and tax. */
export interface ShippedSize {
  readonly everyDays: number;
  readonly amount: number;
  readonly sizes: readonly { readonly everyDays: number; readonly amount: number }[];
}

/** The value of the choice that changes nothing. */
export const KEEP = 'keep';

const monthsOf = (days: number): number => Math.max(1, Math.round(days / 30));

/** A length of time in months, such as “3 months”. */
export const lengthOf = (days: number): string => {
  const months = monthsOf(days);
  return months === 1 ? '1 month' : `${months} months`;
};

/** Price and price per month, in the same words for every choice. */
const priceOf = (amount: number, days: number): string =>
  `${formatMoney(amount)} each time, ${formatMoney(Math.round(amount / monthsOf(days)))} per month`;

/** No change, and then each size, in the same words; the value of a size is its days. */
export const sizeChoices = ({ everyDays, amount, sizes }: ShippedSize): readonly Choice[] => [
  {
    value: KEEP,
    label: `No change: ${lengthOf(everyDays)} at a time`,
    description: priceOf(amount, everyDays),
  },
  ...sizes.map((size) => ({
    value: String(size.everyDays),
    label: `${lengthOf(size.everyDays)} at a time`,
    description: priceOf(size.amount, size.everyDays),
  })),
];
