import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import { type Cents, sumCents } from '#kernel/money.ts';
import type { CartProduct } from './cart-product.ts';
import type { CartLineItem } from './line-items.ts';

export interface RepeatingTotal {
  /** Months between shipments. */
  readonly cadence: number;
  readonly total: Cents;
}

/** When the products of a cart are paid for: with discounts, before shipping and tax, which checkout calculates. */
export interface CartTotals {
  /** Over-the-counter products. */
  readonly today: Cents;
  /** Prescription products: charged only if a clinician approves them. */
  readonly onApproval: Cents;
  /** Refills, shortest cadence first; one-time purchases are not included. */
  readonly repeating: readonly RepeatingTotal[];
}

/** A line as the totals need it. */
export type TotalledLine = Pick<CartLineItem, 'amountWithDiscount' | 'nextAmount'> & {
  readonly product: Pick<CartProduct, 'needsPrescription' | 'supplyInDays'>;
};

/** Products at their whole price, where nobody knows what else is in the cart. */
export const wholePrices = (
  products: readonly (TotalledLine['product'] & Pick<CartProduct, 'price'>)[],
): readonly TotalledLine[] =>
  products.map((product) => ({ product, amountWithDiscount: product.price, nextAmount: product.price }));

export const cartTotals = (lines: readonly TotalledLine[]): CartTotals => {
  const firstOf = (isRx: boolean): Cents =>
    sumCents(
      lines
        .filter(({ product }) => product.needsPrescription === isRx)
        .map(({ amountWithDiscount }) => amountWithDiscount),
    );
  const cycles = [...new Set(lines.map(({ product }) => product.supplyInDays))];
  return {
    today: firstOf(false),
    onApproval: firstOf(true),
    repeating: cycles
      .filter((days) => days > 0)
      .toSorted((a, b) => a - b)
      .map((days) => ({
        cadence: days / DAYS_PER_MONTH,
        total: sumCents(
          lines.filter(({ product }) => product.supplyInDays === days).map(({ nextAmount }) => nextAmount),
        ),
      })),
  };
};
