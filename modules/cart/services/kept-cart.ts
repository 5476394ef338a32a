import { badInput, ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { CartService } from '../index.ts';
import { keptCartRepository } from '../repositories/kept-carts.ts';

const MAX_PRODUCTS = 50;

/** Remembers a cart, which leads its own life in the browser; what nobody may choose is left out. */
export const keepCart = async (
  scope: Scope,
  ownerId: string,
  productIds: readonly number[],
): Promise<Result<readonly number[]>> => {
  if (productIds.length > MAX_PRODUCTS)
    return badInput([{ field: 'productIds', message: `A cart holds at most ${MAX_PRODUCTS} products.` }]);
  const products = await scope.use(cataloguePort).productsByIds([...new Set(productIds)]);
  const kept = products.filter((product) => product.userSelectable).map((product) => product.id);
  await keptCartRepository(scope.db).save(ownerId, kept, scope.clock.now());
  return ok(kept);
};

export const cartService = (scope: Scope): CartService => ({
  kept: (ownerId) => keptCartRepository(scope.db).find(ownerId),
});
