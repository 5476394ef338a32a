import { createHash } from 'node:crypto';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { RECURRING_VERSION, recurringConsentText } from '../../domain/checkout/consent-text.ts';
import { standardShipping } from '../../domain/checkout/fees.ts';
import { type CheckoutPlan, needsVisit, planCheckout } from '../../domain/checkout/plan.ts';
import { type Quote, quote } from '../../domain/checkout/quote.ts';

/** A cart with its products, plan and prices. */
export interface PricedCart {
  readonly products: readonly Product[];
  readonly plan: CheckoutPlan;
  readonly quote: Quote;
  readonly needsPrescription: boolean;
  readonly consentText: string;
  /** Changes whenever the text or a price changes. */
  readonly consentVersion: string;
}

/** Prices the existing products among `ids`. `state` is empty while the destination is unknown. */
export const priceCart = async (scope: Scope, ids: readonly number[], state: string): Promise<PricedCart> => {
  const products = await scope.use(cataloguePort).productsByIds([...new Set(ids)]);
  return priceProducts(products, state, scope.clock.now());
};

export const priceProducts = (products: readonly Product[], state: string, today: Date): PricedCart => {
  const plan = planCheckout(products);
  const priced = quote(plan, { today, shipping: standardShipping, state });
  const consentText = recurringConsentText(priced);
  // A one-time purchase has no such text, but the patient agrees to its price as well.
  const charged = products.map(({ id, price }) => `${id}:${price}`).join();
  const fingerprint = createHash('sha256').update(`${consentText}\n${charged}`).digest('hex').slice(0, 12);
  return {
    products,
    plan,
    quote: priced,
    needsPrescription: needsVisit(plan),
    consentText,
    consentVersion: `${RECURRING_VERSION}-${fingerprint}`,
  };
};
