import { badInput, ok, type Result } from '#kernel/result.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { type PricedParcel, priceParcel } from '../../domain/pricing/price-parcel.ts';
import { shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';
import type { TaxDestination } from '../../domain/pricing/tax.ts';
import { noFee, type VisitFee, visitFee } from '../../domain/visit-checkout/visit-fee.ts';
import type { VisitWish } from '../../visit-checkout-port.ts';
import { withTaxOf } from '../pricing/with-tax-of.ts';
import {
  depositAgreements,
  depositCardText,
  type VisitAgreement,
  visitAgreements,
  visitVersion,
} from './visit-texts.ts';

export interface VisitTerms {
  readonly fee: VisitFee;
  /** What is charged today. */
  readonly today: PricedParcel;
  /** The product of a deposit; null for a visit. */
  readonly product: Product | null;
  readonly agreements: readonly VisitAgreement[];
  readonly version: string;
}

const nothing: PricedParcel = { lines: [], total: 0 };

const feeParcel = ({ amount }: VisitFee): PricedParcel => ({
  lines: [{ kind: 'consultation', description: 'Online visit', amount, productId: null, discountId: null }],
  total: amount,
});

const termsOf = (terms: Omit<VisitTerms, 'version'>): VisitTerms => ({
  ...terms,
  version: visitVersion(terms.agreements),
});

/**
 * The price and the texts of a checkout without a cart, the same for the page and for placing it. BAD_USER_INPUT names
 * `productId` when it is not a deposit. Throws TaxUnavailable.
 */
export const visitTerms = async (
  scope: Scope,
  wish: VisitWish,
  to: TaxDestination | null,
): Promise<Result<VisitTerms>> => {
  if (wish.kind === 'visit') {
    const fee = to ? visitFee(to.state, scope.settings) : noFee;
    const today = fee.when === 'request' ? feeParcel(fee) : nothing;
    return ok(termsOf({ fee, today, product: null, agreements: visitAgreements(fee) }));
  }
  const [product] = await scope.use(cataloguePort).productsByIds([wish.productId]);
  if (product?.drugClass !== 'procedure')
    return badInput([{ field: 'productId', message: 'Choose one of the procedures.' }]);
  const shipping = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS).standard;
  const today = await withTaxOf(scope, (taxOf) =>
    priceParcel({ products: [product], discounts: [], shipping, to }, taxOf),
  );
  const text = depositCardText(product.displayedName, today, wish.procedureOn);
  return ok(termsOf({ fee: noFee, today, product, agreements: depositAgreements(text) }));
};
