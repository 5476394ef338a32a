import { readInput } from '#kernel/input/read-input.ts';
import { ok } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { textConsentsPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { Scope } from '#server/scope.ts';
import { taxDestination } from '../../domain/checkout/address.ts';
import { MAX_CART_PRODUCTS, stateProblems } from '../../domain/checkout/cart-problems.ts';
import { isShippingMethodName } from '../../domain/pricing/shipping-methods.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { limitCodes } from '../limits/limit-codes.ts';
import { checkoutConsents } from './checkout-consents.ts';
import { MAX_CODE_LENGTH } from './discount-code.ts';
import { priceProducts } from './price-cart.ts';
import { quoteView } from './quote-view.ts';
import { shippingOptions } from './shipping-options.ts';

/** The entries of a checkout page so far; untrusted. */
export interface QuoteRequest {
  readonly checkoutId: string;
  readonly productIds: readonly number[];
  /** Without a street: prices do not depend on it. */
  readonly to?: unknown;
  readonly shippingMethod?: string | null;
  readonly discountCode?: string | null;
  /** Network address of the requester; null or left out when it is unknown. */
  readonly ip?: string | null;
}

/**
 * The price of a cart for where it goes, how it is sent and with a code: exactly what placing the order with the same
 * entries agrees to. An incomplete address, or a method that these products cannot use, is ignored. UNAUTHENTICATED,
 * FORBIDDEN; throws TaxUnavailable. Stores only that a code was tried.
 */
export const checkoutQuote = async (scope: Scope, actor: Actor, input: QuoteRequest) => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const to = readInput(taxDestination, input.to ?? {}, 'to');
  const ids = input.productIds.slice(0, MAX_CART_PRODUCTS);
  const wanted = input.shippingMethod ?? 'standard';
  const typed = input.discountCode?.slice(0, MAX_CODE_LENGTH) || null;
  const limited =
    typed &&
    (await limitCodes(scope, {
      userId: who.value,
      code: typed,
      address: input.ip ? requesterOf({ ip: input.ip }) : null,
    }));
  const code = limited ? null : typed;
  const terms = {
    to: to.ok ? to.value : null,
    code,
    userId: who.value,
    checkoutId: isUuid(input.checkoutId) ? input.checkoutId : null,
  };
  const products = await scope.use(cataloguePort).productsByIds([...new Set(ids)]);
  const options = shippingOptions(scope, products);
  const isPossible = options.some(({ name, problem }) => name === wanted && problem === null);
  const shippingMethod = isShippingMethodName(wanted) && isPossible ? wanted : 'standard';
  const cart = await priceProducts(scope, products, { ...terms, shippingMethod });
  return ok({
    quote: quoteView(cart),
    agreements: checkoutConsents(cart, scope.use(textConsentsPort).offeredAt('checkout')),
    shippingMethod,
    shippingOptions: options,
    discountProblem: limited || cart.codeProblem,
    addressProblems: terms.to ? stateProblems(products, terms.to.state).map(({ message }) => message) : [],
  });
};
