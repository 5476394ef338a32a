import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { cartDiscountsPort } from '../discounts-port.ts';
import { type CartLineItem, lineItems } from '../domain/index.ts';
import type { CartPreview } from './preview-cart.ts';

/** The lines of a cart with the discounts that apply without a code. `userId` is null for a visitor. */
export const previewLines = async (
  scope: Scope,
  { productIds, cartProducts }: Pick<CartPreview, 'productIds' | 'cartProducts'>,
  userId: string | null,
): Promise<CartLineItem<Product>[]> =>
  lineItems(productIds, cartProducts, await scope.use(cartDiscountsPort).discounts(cartProducts, userId));
