import { fail, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { REPEAT_WINDOW_MS, repeatedOrderText, sameProducts } from '../../domain/checkout/repeated-order.ts';
import { type Checkout, checkoutRepository } from '../../repositories/checkouts.ts';

/**
 * CONFLICT on `orderAgain` when the person placed another checkout with the same products within the last 24 hours and
 * did not say yes to ordering them again. Only under the lock of the person is the answer final.
 */
export const notRepeated = async (
  scope: Scope,
  checkout: Pick<Checkout, 'id' | 'userId' | 'productIds' | 'orderAgain'>,
): Promise<Result<void>> => {
  if (checkout.orderAgain) return ok(undefined);
  const now = scope.clock.now();
  const recent = await checkoutRepository(scope.db).placedSince(
    checkout.userId,
    new Date(now.getTime() - REPEAT_WINDOW_MS),
  );
  const same = recent.find(
    ({ id, productIds }) => id !== checkout.id && sameProducts(productIds, checkout.productIds),
  );
  if (!same) return ok(undefined);
  const message = repeatedOrderText(same.orderNumber, same.placedAt, now);
  return fail('CONFLICT', message, [{ field: 'orderAgain', message }]);
};
