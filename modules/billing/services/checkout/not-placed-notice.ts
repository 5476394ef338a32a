import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Checkout } from '../../repositories/checkouts.ts';
import { checkoutReturnUrl } from './checkout-return.ts';

/**
 * Written notice: the issuer confirmed the card after the patient had left, but the order was not placed, and why. The
 * link asks again, so the order can still be placed.
 */
export const notifyNotPlaced = (
  scope: Scope,
  { id, userId }: Pick<Checkout, 'id' | 'userId'>,
  reason: string,
): Promise<void> =>
  scope.use(accountPort).notify(userId, () => ({
    kind: 'order_not_placed',
    subject: 'Your order was not placed',
    body: `Your bank confirmed your card, but we did not place the order. ${reason} Continue here: ${checkoutReturnUrl(scope, id)}`,
  }));
