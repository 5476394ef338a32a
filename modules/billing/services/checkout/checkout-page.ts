import { toCalendarDate } from '#kernel/dates.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { cardEntryPort } from '#server/ports/card-entry.ts';
import type { Scope } from '#server/scope.ts';
import { MAX_CART_PRODUCTS } from '../../domain/checkout/cart-problems.ts';
import { TERMS_VERSION } from '../../domain/checkout/consent-text.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { usStates } from '../../domain/checkout/us-states.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type PricedCart, priceCart, priceProducts } from './cart.ts';

const MAX_PARAM_LENGTH = 400;

/** The ids in an address, and what in it is none. */
const readIds = (param: string): { ids: number[]; ignored: string[] } => {
  const parts = param
    .slice(0, MAX_PARAM_LENGTH)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isId = (part: string): boolean => /^[1-9][0-9]{0,8}$/.test(part);
  return {
    ids: [...new Set(parts.filter(isId).map(Number))].slice(0, MAX_CART_PRODUCTS),
    ignored: parts.filter((part) => !isId(part)),
  };
};

const section = ({ lines, total }: { lines: readonly InvoiceLine[]; total: number }) => ({
  lines: lines.map(lineView),
  total,
});

/** An invoice line as the API names it. */
export const lineView = (line: InvoiceLine) => ({
  kind: line.kind,
  label: line.description,
  amount: line.amount,
  productId: line.productId,
});

const quoteView = (cart: PricedCart) => ({
  today: section(cart.quote.today),
  onApproval: section(cart.quote.onApproval),
  nextCharges: cart.quote.nextCharges.map((charge) => ({
    on: charge.on && toCalendarDate(charge.on),
    afterDays: charge.afterDays,
    amount: charge.amount,
    productNames: charge.products.map((product) => product.displayedName),
    everyDays: charge.cycleInDays,
  })),
  needsPrescription: cart.needsPrescription,
  consentText: cart.consentText,
  consentVersion: cart.consentVersion,
});

/** How the browser takes a card, with every field the API names. */
export const cardEntry = (scope: Scope) => {
  const entry = scope.use(cardEntryPort);
  return {
    kind: entry.kind,
    frameUrl: entry.kind === 'demo' ? entry.frameUrl : null,
    publishableKey: entry.kind === 'stripe' ? entry.publishableKey : null,
  };
};

/** Everything checkout shows before anything is typed. Ids that cannot be ordered are left out and named. */
export const checkoutPage = async (scope: Scope, userId: string | null, param: string) => {
  const { ids, ignored } = readIds(param);
  const found = await priceCart(scope, ids, '');
  const orderable: readonly Product[] = found.products.filter((product) => product.userSelectable);
  const cart = priceProducts(orderable, '', scope.clock.now());
  const known = new Set(orderable.map((product) => product.id));
  return {
    products: orderable,
    ignoredIds: [...ignored, ...ids.filter((id) => !known.has(id)).map(String)],
    quote: quoteView(cart),
    cardEntry: cardEntry(scope),
    savedCard: userId ? await customerRepository(scope.db).card(userId) : null,
    servedStates: Object.keys(usStates).filter((state) => stateRule(state).prescriptions),
    termsVersion: TERMS_VERSION,
  };
};
