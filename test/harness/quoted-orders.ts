import fc from 'fast-check';
import { shownText } from '#modules/account/index.ts';
import { checkoutQuote, type QuoteRequest } from '#modules/billing/services/checkout/checkout-quote.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { expectOk } from './expect-ok.ts';
import type { Harness } from './harness.ts';
import { finasteride, foam, shampoo } from './products.ts';

/** Over the counter, every 90 days, and nothing of it burns. */
const thickening = 313;

/** Carts of all kinds, where they go and how. */
export const cartsToQuote = {
  products: fc
    .record({
      others: fc.subarray([foam, finasteride]),
      // Never two sizes of one.
      size: fc.constantFrom([shampoo], [thickening], []),
    })
    .map(({ others, size }) => [...others, ...size])
    .filter(({ length }) => length > 0),
  state: fc.constantFrom('TX', 'NY', 'FL', 'IL', 'PA'),
  shippingMethod: fc.constantFrom('standard', 'express'),
};

/** Orders exactly what a quote showed. */
export const orderQuoted = async (
  harness: Harness,
  user: SignedInUser,
  asked: Omit<QuoteRequest, 'checkoutId' | 'to'>,
  state: string,
) => {
  const typed = await harness.orderRequest(asked.productIds);
  const address = { ...typed.address, state };
  const { checkoutId } = typed;
  const request = { ...asked, checkoutId, to: address };
  const quoted = expectOk(await checkoutQuote(harness.scope, user, request));
  const { quote, agreements, discountProblem } = quoted;
  const placed = await placeOrder(harness.scope, user, {
    ...typed,
    address,
    shippingMethod: quoted.shippingMethod,
    discountCode: discountProblem === null ? (asked.discountCode ?? '') : '',
    consentVersion: quote.consentVersion,
    shownTexts: agreements.map(({ consent }) => shownText(consent)),
  });
  return { checkoutId, quoted, quote, placed };
};
