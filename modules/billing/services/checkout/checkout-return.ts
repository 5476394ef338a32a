import { isUuid } from '#kernel/uuid.ts';
import type { Scope } from '#server/scope.ts';
import { checkoutRepository } from '../../repositories/checkouts.ts';

/**
 * The address that leads back to a checkout, e.g. from the card issuer. It goes to the payment processor, and product ids
 * would tell it which drugs a person takes: it names the checkout only.
 */
export const checkoutReturnUrl = ({ settings }: Scope, checkoutId: string): string => {
  const url = new URL('/checkout', settings.origins.app);
  url.searchParams.set('checkout', checkoutId);
  return url.href;
};

/** The products of a person's own checkout, as the `products` parameter of its page; empty for anybody else's. */
export const checkoutCart = async (
  scope: Scope,
  userId: string | null,
  checkoutId: string | null,
): Promise<string> => {
  if (!userId || !checkoutId || !isUuid(checkoutId)) return '';
  const checkout = await checkoutRepository(scope.db).find(checkoutId);
  return checkout?.userId === userId ? checkout.productIds.join(',') : '';
};
