import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { orderRepository } from '../../repositories/orders.ts';
import type { CheckoutResult } from './checkout-result.ts';

/** The purchase of one checkout, as its analytics event reports it. Amounts in cents. */
export interface Purchase {
  readonly productIds: readonly number[];
  readonly specialties: readonly string[];
  readonly purchaseAmount: number;
}

/** Null as long as there is no order. */
export const purchaseOf = async (
  scope: Scope,
  { checkoutId, ordered }: Pick<CheckoutResult, 'checkoutId' | 'ordered'>,
): Promise<Purchase | null> => {
  if (!ordered) return null;
  const orders = await orderRepository(scope.db).ofCheckout(checkoutId);
  const lines = orders.flatMap((order) => order.lines);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const products = await scope.use(cataloguePort).productsByIds(productIds);
  return {
    productIds,
    specialties: [...new Set(products.map((product) => product.specialtyProductCollection))],
    purchaseAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
};
