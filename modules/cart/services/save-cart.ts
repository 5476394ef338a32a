import { badInput, ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import type { CartOrder, CartService } from '../index.ts';
import { type OrderedCart, savedCartRepository } from '../repositories/saved-carts.ts';

const MAX_PRODUCTS = 50;

/** Saves a copy of the browser's cart; products that nobody may choose are left out. */
export const saveCart = async (
  scope: Scope,
  ownerId: string,
  productIds: readonly number[],
): Promise<Result<readonly number[]>> => {
  if (productIds.length > MAX_PRODUCTS)
    return badInput([{ field: 'productIds', message: `A cart holds at most ${MAX_PRODUCTS} products.` }]);
  const products = await scope.use(cataloguePort).productsByIds([...new Set(productIds)]);
  const kept = products.filter((product) => product.userSelectable).map((product) => product.id);
  await savedCartRepository(scope.db).save(ownerId, kept, scope.clock.now());
  return ok(kept);
};

/** Empties the saved carts of the patient who ordered and of their lead, and records the order under the lead. */
const emptyOrdered = async (scope: Scope, order: CartOrder): Promise<void> => {
  const carts = savedCartRepository(scope.db);
  await carts.empty(order.leadId === null ? [order.userId] : [order.userId, order.leadId], order.at);
  if (order.leadId === null) return;
  await carts.ordered(order.leadId, order.productIds, order.at);
};

/** What this visitor ordered last; null when unknown. */
export const orderedCart = async (
  scope: Scope,
  viewer: Pick<Viewer, 'leadId' | 'user'>,
): Promise<OrderedCart | null> =>
  viewer.leadId === null || viewer.user?.impersonatorId
    ? null
    : savedCartRepository(scope.db).lastOrder(viewer.leadId);

export const cartService = (scope: Scope): CartService => ({
  saved: (ownerId) => savedCartRepository(scope.db).find(ownerId),
  emptyOrdered: (order) => emptyOrdered(scope, order),
});
