import type { Cents } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { priceParcel } from '../../domain/pricing/price-parcel.ts';
import { shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';
import type { AgreedPrices } from '../../index.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { feeOfPlan } from '../visit-checkout/order-for-plan.ts';
import { priceInPlan } from './price-in-plan.ts';
import { priceOrder } from './price-order.ts';
import { withTaxOf } from './with-tax-of.ts';

/** See `BillingService.priceOf`. */
export const priceOf = async (
  scope: Scope,
  productIds: readonly number[],
  agreedPrices: AgreedPrices,
  {
    userId,
    checkoutId,
    from = [],
  }: { readonly userId: string; readonly checkoutId: string | null; readonly from?: readonly number[] },
): Promise<Cents> => {
  const found = await scope.use(cataloguePort).productsByIds([...new Set(productIds)]);
  const orders = checkoutId ? await orderRepository(scope.db).ofCheckout(checkoutId) : [];
  const order = orders.find(({ kind }) => kind === 'rx');
  const agreedAt = (id: number) => order?.lines.find(({ productId }) => productId === id)?.amount;
  const products = found.map((one) => ({
    ...one,
    price: agreedAt(one.id) ?? agreedPrices.get(one.id) ?? one.price,
  }));
  if (order) return (await priceOrder(scope, order, products)).total;
  // A visit that began without an order adds its plan as a separate order.
  const joinsPlan = checkoutId === null && products.every(({ needsPrescription }) => needsPrescription);
  const inPlan = joinsPlan ? await priceInPlan(scope, userId, products, from) : null;
  if (inPlan !== null) return inPlan;
  const to = (await scope.use(accountPort).person(userId))?.address ?? null;
  const shipping = shippingMethodsAt(scope.settings.EXPRESS_SHIPPING_CENTS).standard;
  const fee = await feeOfPlan(scope, checkoutId);
  return (
    await withTaxOf(scope, (taxOf) => priceParcel({ products, discounts: [], shipping, fee, to }, taxOf))
  ).total;
};
