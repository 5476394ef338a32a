import { randomIds } from '#kernel/ids.ts';
import { shownText } from '#modules/account/index.ts';
import { checkoutConsents } from '#modules/billing/services/checkout/checkout-consents.ts';
import { priceCart } from '#modules/billing/services/checkout/price-cart.ts';
import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import { createDiscount } from '#modules/billing/services/discounts/create-discount.ts';
import { expectOk } from './expect-ok.ts';
import type { Harness } from './harness.ts';

/** An order with a new code of one use, which takes 20 percent off so many orders; null: off every one. `userId`: whose credit the price counts. */
export const orderWithCode = async (
  harness: Harness,
  products: readonly number[],
  cycles: number | null,
  userId: string | null = null,
): Promise<PlaceOrderRequest> => {
  const code = `CODE-${randomIds.uuid().slice(0, 8)}`.toUpperCase();
  expectOk(
    await createDiscount(harness.scope, await harness.operator(), {
      ...{ code, description: 'A code', kind: 'percent', value: 20, cycles, appliesTo: 'everything' },
      ...{ firstOrderOnly: false, stackable: false, maxUses: 1, reason: 'For the test.' },
    }),
  );
  const request = await harness.orderRequest(products);
  const { checkoutId, address: to } = request;
  const cart = await priceCart(harness.scope, products, { to, code, checkoutId, userId });
  return {
    ...request,
    discountCode: code,
    consentVersion: cart.consentVersion,
    shownTexts: checkoutConsents(cart, null).map(({ consent }) => shownText(consent)),
  };
};
