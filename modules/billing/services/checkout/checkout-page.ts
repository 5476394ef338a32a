import { usStates } from '#kernel/us-states.ts';
import { textConsentsPort } from '#modules/account/index.ts';
import { consistentCart, readProductsParam } from '#modules/cart/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { cardEntryPort } from '#server/ports/card-entry.ts';
import { TaxUnavailable } from '#server/ports/sales-tax.ts';
import type { Scope } from '#server/scope.ts';
import { MAX_CART_PRODUCTS } from '../../domain/checkout/cart-problems.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { therapyCheckPort } from '../../index.ts';
import { readOffers } from '../../repositories/discounts.ts';
import { accountCheckout, readAccountCheckout } from './account-checkout.ts';
import { checkoutConsents } from './checkout-consents.ts';
import { type CartTerms, type PricedCart, priceProducts } from './price-cart.ts';
import { quoteView } from './quote-view.ts';
import { shippingOptions } from './shipping-options.ts';

const MAX_PARAM_LENGTH = 400;

/** The configuration of the card form, with every field the API has. */
export const cardEntry = (scope: Scope) => {
  const entry = scope.use(cardEntryPort);
  return {
    kind: entry.kind,
    frameUrl: entry.kind === 'demo' ? entry.frameUrl : null,
    publishableKey: entry.kind === 'stripe' ? entry.publishableKey : null,
  };
};

/**
 * Products that the patient has already, or that a rule refuses as far as that is known before the form is filled in.
 */
const refusalsOf = async (scope: Scope, userId: string, products: readonly Product[]) => {
  const order = { checkoutId: '', shipState: '', dob: null };
  return scope.use(therapyCheckPort).refusals(userId, products, order);
};

/** Priced for the saved address; without tax while the tax service is down, or where there is no address. */
const priceAtHome = async (
  scope: Scope,
  products: readonly Product[],
  { to: home, ...terms }: CartTerms,
): Promise<PricedCart> => {
  try {
    return await priceProducts(scope, products, { to: home, ...terms });
  } catch (error) {
    if (!(error instanceof TaxUnavailable)) throw error;
    return priceProducts(scope, products, { to: null, ...terms });
  }
};

/**
 * Everything that checkout shows initially for the cart in the address: bundles as their components, without ids that
 * cannot be ordered, products that are not offered, products that the patient has already and products that the cart
 * rules remove, each of them reported.
 */
export const checkoutPage = async (scope: Scope, userId: string | null, param: string) => {
  const catalogue = scope.use(cataloguePort);
  const { ids, ignored } = readProductsParam(param.slice(0, MAX_PARAM_LENGTH));
  const asked = catalogue.expandBundles(ids).slice(0, MAX_CART_PRODUCTS);
  // Requested immediately, so that the patient's data is read together with the person.
  const [found, account, offers] = await Promise.all([
    catalogue.productsByIds(asked),
    userId ? readAccountCheckout(scope, userId) : null,
    readOffers(scope.read, { userId, checkoutId: null, code: null }),
  ]);
  const orderable = found.filter((product) => product.userSelectable);
  const notOffered = found.filter((product) => !catalogue.isOffered(product));
  const refusal = catalogue.mayBeOffered(notOffered);
  const taken = userId ? await refusalsOf(scope, userId, orderable) : [];
  const free = orderable.filter(({ id }) => !taken.some(({ productId }) => productId === id));
  const kept = consistentCart(free);
  const cart = await priceAtHome(scope, kept, {
    to: account?.addresses[0] ?? null,
    userId,
    offers,
    ...(account && { credit: account.credit }),
  });
  const known = new Set([...orderable, ...notOffered].map((product) => product.id));
  return {
    products: kept,
    ignoredIds: [...ignored, ...asked.filter((id) => !known.has(id)).map(String)],
    notOffered: refusal.ok ? [] : refusal.failure.fields.map(({ message }) => message),
    alreadyTaken: taken.map(({ message, href, label }) => ({ message, href, label })),
    leftOut: free.filter((product) => !kept.includes(product)).map(({ displayedName }) => displayedName),
    quote: quoteView(cart),
    shippingOptions: shippingOptions(scope, kept),
    cardEntry: cardEntry(scope),
    savedCard: account?.cards.find(({ isDefault }) => isDefault) ?? null,
    servedStates: usStates.map(([code]) => code).filter((code) => stateRule(code).prescriptions),
    agreements: checkoutConsents(cart, scope.use(textConsentsPort).offeredAt('checkout')),
    account: account && accountCheckout(account, kept, scope.clock.now()),
  };
};
