import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import { type Cents, sumCents } from '#kernel/money.ts';
import type { CartProduct } from './cart-product.ts';
import type { LineDiscount } from './line-items.ts';

export interface RepeatingTotal {
  /** Months between shipments. */
  readonly cadence: number;
  readonly total: Cents;
  /** The same after every discount that ends has ended. */
  readonly later: Cents;
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

/** A product, perhaps with what discounts do to it whatever else is in the cart. */
export type PricedProduct = Pick<CartProduct, 'id' | 'price' | 'needsPrescription' | 'supplyInDays'> & {
  readonly discount?: Pick<LineDiscount, 'first' | 'second' | 'last'> | null;
};

/** `discounts`: by product id; those of the products where the rest of the cart is unknown. */
export const cartTotals = (
  products: readonly PricedProduct[],
  discounts?: ReadonlyMap<number, LineDiscount>,
): CartTotals => {
  const totalOf = (some: typeof products, order: 'first' | 'second' | 'last'): Cents =>
    sumCents(some.map(({ id, price, discount }) => price - ((discounts?.get(id) ?? discount)?.[order] ?? 0)));
  const cycles = [...new Set(products.map(({ supplyInDays }) => supplyInDays))];
  return {
    today: totalOf(
      products.filter(({ needsPrescription }) => !needsPrescription),
      'first',
    ),
    onApproval: totalOf(
      products.filter(({ needsPrescription }) => needsPrescription),
      'first',
    ),
    repeating: cycles
      .filter((days) => days > 0)
      .toSorted((a, b) => a - b)
      .map((days) => {
        const shipped = products.filter(({ supplyInDays }) => supplyInDays === days);
        return {
          cadence: days / DAYS_PER_MONTH,
          total: totalOf(shipped, 'second'),
          later: totalOf(shipped, 'last'),
        };
      }),
  };
};
