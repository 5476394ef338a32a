import { ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { reduceForTopicalCombination } from '../domain/index.ts';
import { savedCartRepository } from '../repositories/saved-carts.ts';
import { type CartPreview, type CartRequest, previewCart } from './preview-cart.ts';
import { saveCart } from './save-cart.ts';

/** What a browser without scripts changes. */
export type SavedCartChange = Pick<CartRequest, 'add' | 'remove'>;

/** The cart that the server keeps for a patient, or for a visitor by lead id; empty for nobody. */
export const savedCart = async (
  scope: Scope,
  ownerId: string | null,
  change: SavedCartChange = {},
): Promise<Result<CartPreview>> => {
  const productIds = ownerId === null ? null : await savedCartRepository(scope.db).find(ownerId);
  const found = await previewCart(scope, { ...change, productIds: productIds ?? [] });
  if (!found.ok) return found;
  const known = [...found.value.cartProducts, ...found.value.products];
  const { kept, removedAny } = reduceForTopicalCombination(found.value.productIds, known);
  return removedAny ? previewCart(scope, { productIds: kept }) : found;
};

/**
 * Changes it by the rules of the cart and keeps the result: for browsers without scripts, where no cart is kept. Adding what it
 * holds, or removing what it does not hold, changes nothing. BAD_USER_INPUT names a list that is too long.
 */
export const changeSavedCart = (
  scope: Scope,
  ownerId: string,
  change: SavedCartChange,
): Promise<Result<CartPreview>> =>
  scope.transaction(async (tx) => {
    const changed = await savedCart(tx, ownerId, change);
    if (!changed.ok) return changed;
    const saved = await saveCart(tx, ownerId, changed.value.productIds);
    return saved.ok ? ok(changed.value) : saved;
  });
