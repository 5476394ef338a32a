import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import { discountLines } from '../../domain/pricing/discount.ts';
import { type PricedParcel, priceParcel } from '../../domain/pricing/price-parcel.ts';
import { type ShippingMethods, shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';
import type { TaxOf } from '../../domain/pricing/tax.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { withTaxOf } from '../pricing/with-tax-of.ts';

export type Refilled = Pick<Subscription, 'products' | 'discounts' | 'shippingMethod' | 'shipTo'>;

/** What is announced, agreed to, shown and charged as the next order of a subscription. Pure. */
const priceRefill = (
  { products, discounts, shippingMethod, shipTo }: Refilled,
  methods: ShippingMethods,
  taxOf: TaxOf,
): PricedParcel => {
  const shipped = products.map((product) => ({
    id: product.productId,
    drugType: product.drugType,
    displayedName: product.name,
    price: product.price,
    needsPrescription: product.needsPrescription,
  }));
  const running = discounts.filter(({ cycles, used }) => cycles === null || used < cycles);
  const to = shipTo.address;
  return priceParcel(
    {
      products: shipped,
      discounts: discountLines(shipped, running, to.state),
      shipping: methods[shippingMethod],
      to,
    },
    taxOf,
  );
};

/** Prices refills in one go; see `priceRefill`. */
export const priceRefills = (
  scope: Scope,
  refills: readonly Refilled[],
): Promise<readonly PricedParcel[]> => {
  const methods = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS);
  return withTaxOf(scope, (taxOf) => refills.map((refill) => priceRefill(refill, methods, taxOf)));
};

const priceOne = async (scope: Scope, refilled: Refilled): Promise<PricedParcel> =>
  (await priceRefills(scope, [refilled]))[0] ?? { lines: [], total: 0 };

/** A refill at the agreed prices, with its discounts, shipping and tax. */
export const refillLines = async (scope: Scope, refilled: Refilled): Promise<readonly InvoiceLine[]> =>
  (await priceOne(scope, refilled)).lines;

/** What the next refill costs, in cents: what is announced, agreed to and charged. */
export const refillAmount = async (scope: Scope, refilled: Refilled): Promise<Cents> =>
  (await priceOne(scope, refilled)).total;
