import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { creditLines } from '../../domain/checkout/credit-line.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import { type LaterAmounts, laterAmounts } from '../../domain/checkout/quote.ts';
import { shareOf } from '../../domain/plan-price/plan-price.ts';
import { type AgreedDiscount, discountLines, discountsOfOrder } from '../../domain/pricing/discount.ts';
import { type PricedParcel, priceParcel } from '../../domain/pricing/price-parcel.ts';
import { type ShippingMethods, shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';
import type { TaxOf } from '../../domain/pricing/tax.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { withKnownTax, withTaxOf } from '../pricing/with-tax-of.ts';

export type Refilled = Pick<Subscription, 'products' | 'discounts' | 'shippingMethod' | 'shipTo'>;

/** The next order of a subscription as it is announced, agreed to, shown and charged. Pure. */
const priceRefill = (
  { products, discounts, shippingMethod, shipTo }: Refilled,
  methods: ShippingMethods,
  taxOf: TaxOf,
  credit: Cents,
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
      others: creditLines(credit),
      to,
    },
    taxOf,
  );
};

/** Prices several refills; see `priceRefill`. `credit`: cents that each takes off. */
export const priceRefills = (
  scope: Scope,
  refills: readonly Refilled[],
  credit: Cents = 0,
): Promise<readonly PricedParcel[]> => {
  const methods = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS);
  return withTaxOf(scope, (taxOf) => refills.map((refill) => priceRefill(refill, methods, taxOf, credit)));
};

/** Cents of the next refill of each, before credit, as far as the tax is known without asking for it; else null. */
export const knownRefillAmounts = (
  scope: Scope,
  refills: readonly Refilled[],
): Promise<readonly (Cents | null)[]> => {
  const methods = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS);
  return withKnownTax(scope, refills, (refill, taxOf) => priceRefill(refill, methods, taxOf, 0).total);
};

const priceOne = async (scope: Scope, refilled: Refilled, credit: Cents = 0): Promise<PricedParcel> =>
  (await priceRefills(scope, [refilled], credit))[0] ?? { lines: [], total: 0 };

/** A refill at the agreed prices, with its discounts, shipping and tax, and the credit that is taken off. */
export const refillLines = async (
  scope: Scope,
  refilled: Refilled,
  credit: Cents,
): Promise<readonly InvoiceLine[]> => (await priceOne(scope, refilled, credit)).lines;

/** What the next refill costs, in cents, before credit: see `nextCharge` for what is charged. */
export const refillAmount = async (scope: Scope, refilled: Refilled): Promise<Cents> =>
  (await priceOne(scope, refilled)).total;

/** A refill of which perhaps only some products are asked about. Discounts count from the next one. */
interface Asked extends Omit<Refilled, 'discounts'> {
  readonly discounts: readonly AgreedDiscount[];
  /** All of them when left out. */
  readonly ids?: readonly number[];
}

const amountOfOrder = (
  { discounts, ids, ...refill }: Asked,
  order: number,
  price: (refill: Refilled) => PricedParcel,
): Cents => {
  const running = discountsOfOrder(discounts, order).map((one) => ({ ...one, cycles: null, used: 0 }));
  const { lines, total } = price({ ...refill, discounts: running });
  return ids ? shareOf(lines, ids) : total;
};

const pricing = async <T>(
  scope: Scope,
  price: (priceOne: (refill: Refilled) => PricedParcel) => T,
): Promise<T> => {
  const methods = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS);
  return withTaxOf(scope, (taxOf) => price((refill) => priceRefill(refill, methods, taxOf, 0)));
};

/** Cents of the next refill of each, before credit. */
export const priceNext = (scope: Scope, refills: readonly Asked[]): Promise<readonly Cents[]> =>
  pricing(scope, (price) => refills.map((refill) => amountOfOrder(refill, 1, price)));

/** What the charges after the next one of a subscription cost, before credit. */
export const laterCharges = async (scope: Scope, refill: Asked): Promise<LaterAmounts> =>
  (await priceLater(scope, [refill]))[0] ?? { amount: 0, laterSteps: [] };

/** What the order after the next one of each costs, and each later one that differs, before credit. */
export const priceLater = (scope: Scope, refills: readonly Asked[]): Promise<readonly LaterAmounts[]> =>
  pricing(scope, (price) =>
    refills.map((refill) => laterAmounts(refill.discounts, (order) => amountOfOrder(refill, order, price))),
  );
