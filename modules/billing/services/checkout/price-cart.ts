import { createHash } from 'node:crypto';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { renewalConsentText, TERMS_VERSION } from '../../domain/checkout/consent-text.ts';
import { standardShipping } from '../../domain/checkout/fees.ts';
import { type CheckoutPlan, needsVisit, planCheckout } from '../../domain/checkout/plan.ts';
import { type Quote, quote } from '../../domain/checkout/quote.ts';

/** A cart with everything that follows from it. */
export interface PricedCart {
  readonly products: readonly Product[];
  readonly plan: CheckoutPlan;
  readonly quote: Quote;
  readonly needsPrescription: boolean;
  readonly consentText: string;
  /** Changes with every word of the text and with every price. */
  readonly consentVersion: string;
}

/** Prices the products that exist among `ids`. `state` is empty while nobody knows where it goes. */
export const priceCart = async (scope: Scope, ids: readonly number[], state: string): Promise<PricedCart> => {
  const products = await scope.use(cataloguePort).productsByIds([...new Set(ids)]);
  return priceProducts(products, state, scope.clock.now());
};

export const priceProducts = (products: readonly Product[], state: string, today: Date): PricedCart => {
  const plan = planCheckout(products);
  const priced = quote(plan, { today, shipping: standardShipping, state });
  const consentText = renewalConsentText(priced);
  // A one-time purchase has no such words, but he agrees to its price all the same.
  const charged = products.map(({ id, price }) => `${id}:${price}`).join();
  const fingerprint = createHash('sha256').update(`${consentText}\n${charged}`).digest('hex').slice(0, 12);
  return {
    products,
    plan,
    quote: priced,
    needsPrescription: needsVisit(plan),
    consentText,
    consentVersion: `${TERMS_VERSION}-${fingerprint}`,
  };
};
