import type { Cents } from '#kernel/money.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { definePort } from '#server/scope.ts';

/** Discounts that apply without a code. Provided by the module that prices orders. */
export interface CartDiscounts {
  /** Cents off the first order of each product, by its id. `userId` is null for a visitor. One statement. */
  amountsOff(products: readonly Product[], userId: string | null): Promise<ReadonlyMap<number, Cents>>;
}
export const cartDiscountsPort = definePort<CartDiscounts>('cart.discounts');
