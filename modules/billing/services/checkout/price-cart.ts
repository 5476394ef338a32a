import { createHash } from 'node:crypto';
import type { Cents } from '#kernel/money.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { salesTaxPort } from '#server/ports/sales-tax.ts';
import type { Scope } from '#server/scope.ts';
import { RECURRING_VERSION, recurringConsentText } from '../../domain/checkout/consent-text.ts';
import { type CreditPlan, freeCredit } from '../../domain/checkout/next-credit.ts';
import { type CheckoutPlan, needsVisit, planCheckout } from '../../domain/checkout/plan.ts';
import { type Quote, quote } from '../../domain/checkout/quote.ts';
import type { AgreedDiscount } from '../../domain/pricing/discount.ts';
import { chooseDiscounts, normalizeCode } from '../../domain/pricing/discount-offer.ts';
import {
  type ShippingMethod,
  type ShippingMethodName,
  shippingMethodsAt,
} from '../../domain/pricing/shipping-methods.ts';
import type { TaxDestination } from '../../domain/pricing/tax.ts';
import { readCreditPlan } from '../../repositories/credits.ts';
import { readOffers } from '../../repositories/discounts.ts';
import { withTaxOf } from '../pricing/with-tax-of.ts';

/** A cart with its products, plan and prices. */
export interface PricedCart {
  readonly products: readonly Product[];
  readonly plan: CheckoutPlan;
  readonly quote: Quote;
  readonly discounts: readonly AgreedDiscount[];
  /** Why the typed code has no effect; null when it has, or when none was typed. */
  readonly codeProblem: string | null;
  readonly shipping: ShippingMethod;
  readonly needsPrescription: boolean;
  /** False while tax is collected and its amount is unknown because the address is missing. */
  readonly isTaxKnown: boolean;
  readonly consentText: string;
  /** Changes whenever the text or a price changes. */
  readonly consentVersion: string;
}

/** What the prices of a cart depend on besides its products. */
export interface CartTerms {
  /** Null while it is unknown: prices are then without tax. */
  readonly to: TaxDestination | null;
  /** `standard` when left out. */
  readonly shippingMethod?: ShippingMethodName;
  /** As typed; null or left out without one. */
  readonly code?: string | null;
  /** Null or left out for a visitor. */
  readonly userId?: string | null;
  /** The checkout that is priced, whose own use of a discount does not count. */
  readonly checkoutId?: string | null;
  /** Cents for the visit, once, on approval; none when left out. */
  readonly fee?: Cents;
  /** Discounts that were read already, together with other data of a page. */
  readonly offers?: Awaited<ReturnType<typeof readOffers>>;
  /** Credit that was read already. */
  readonly credit?: CreditPlan;
}

/** Prices the existing products among `ids`. */
export const priceCart = async (
  scope: Scope,
  ids: readonly number[],
  terms: CartTerms,
): Promise<PricedCart> =>
  priceProducts(scope, await scope.use(cataloguePort).productsByIds([...new Set(ids)]), terms);

const noCredit: CreditPlan = { left: 0, promised: [] };

/** Throws TaxUnavailable when the tax service does not answer. */
export const priceProducts = async (
  scope: Scope,
  products: readonly Product[],
  { to, shippingMethod = 'standard', code = null, userId = null, checkoutId = null, fee, ...read }: CartTerms,
): Promise<PricedCart> => {
  const now = scope.clock.now();
  const typed = code === null || normalizeCode(code) === '' ? null : normalizeCode(code);
  const [{ hasOrdered, offers }, credit] = await Promise.all([
    read.offers ?? readOffers(scope.read, { userId, checkoutId, code: typed }),
    read.credit ?? (userId ? readCreditPlan(scope.read, userId, now) : noCredit),
  ]);
  const state = to?.state ?? '';
  const { discounts, codeProblem } = chooseDiscounts(offers, typed, {
    now,
    userId,
    hasOrdered,
    products,
    state,
  });
  const plan = planCheckout(products);
  const methods = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS);
  const shipping = methods[shippingMethod];
  const priced = await withTaxOf(scope, (taxOf) =>
    quote(plan, {
      today: now,
      shipping,
      laterShipping: methods.standard,
      to,
      discounts,
      credit: freeCredit(credit),
      fee,
      taxOf,
    }),
  );
  const consentText = recurringConsentText(priced);
  return {
    products,
    plan,
    quote: priced,
    discounts,
    codeProblem,
    shipping,
    needsPrescription: needsVisit(plan),
    isTaxKnown: to !== null || scope.use(salesTaxPort).by === 'nobody',
    consentText,
    consentVersion: `${RECURRING_VERSION}-${fingerprint(priced, consentText, shippingMethod)}`,
  };
};

/** A one-time purchase has no text about charges to come, but the patient agrees to its price as well. */
const fingerprint = (priced: Quote, consentText: string, shippingMethod: ShippingMethodName): string => {
  const lines = [...priced.today.lines, ...priced.onApproval.lines].map(
    ({ kind, productId, amount, discountId }) => [kind, productId, amount, discountId].join(':'),
  );
  return createHash('sha256')
    .update([consentText, shippingMethod, ...lines].join('\n'))
    .digest('hex')
    .slice(0, 12);
};
