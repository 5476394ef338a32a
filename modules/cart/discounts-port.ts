import type { Cents } from '#kernel/money.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { definePort } from '#server/scope.ts';
import type { LineDiscount } from './domain/index.ts';

/** Discounts that apply without a code. Provided by the module that prices orders. `userId` is null for a visitor. */
export interface CartDiscounts {
  /** Cents off the first order of each product, by its id. One statement. */
  amountsOff(products: readonly Product[], userId: string | null): Promise<ReadonlyMap<number, Cents>>;
  /**
   * What discounts do to each product whatever else is ordered with it; products without any are left out. Null for `userId`:
   * only what everybody gets, so that it may be shown on a page that is kept for everybody. One statement.
   */
  anywhere(
    products: readonly Product[],
    userId: string | null,
  ): Promise<ReadonlyMap<number, Pick<LineDiscount, 'first' | 'second' | 'last'>>>;
  /** What discounts do to each product, by its id. One statement. */
  discounts(products: readonly Product[], userId: string | null): Promise<ReadonlyMap<number, LineDiscount>>;
}
export const cartDiscountsPort = definePort<CartDiscounts>('cart.discounts');
