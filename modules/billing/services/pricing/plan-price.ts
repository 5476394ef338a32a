import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { planAgreement } from '../../domain/plan-price/plan-agreement.ts';
import { type PlanPrice as Priced, planAmount, planPriceOf } from '../../domain/plan-price/plan-price.ts';
import type { PlanInQuestion, PlanPrice } from '../../index.ts';
import { checkoutRepository } from '../../repositories/checkouts.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { laterChargeView, section } from '../checkout/quote-view.ts';
import { addressFor, priceFirstOrder } from '../visit-checkout/order-for-plan.ts';
import { priceInOrder } from './price-in-order.ts';
import { priceInPlan } from './price-in-plan.ts';

/** At the prices of the order, else at those of the plan, else at those of the catalog. Without what left the order. */
const pricedProducts = (
  found: readonly Product[],
  order: CustomerOrder | undefined,
  { agreedPrices }: PlanInQuestion,
): readonly Product[] =>
  found.flatMap((one) => {
    const line = order?.lines.find(({ productId }) => productId === one.id);
    return line?.canceled ? [] : [{ ...one, price: line?.amount ?? agreedPrices.get(one.id) ?? one.price }];
  });

const price = async (scope: Scope, plan: PlanInQuestion): Promise<Priced> => {
  const { userId, checkoutId, productIds, from = [] } = plan;
  const found = await scope.use(cataloguePort).productsByIds([...new Set(productIds)]);
  const orders = checkoutId ? await orderRepository(scope.db).ofCheckout(checkoutId) : [];
  const order = orders.find(({ kind }) => kind === 'rx');
  const products = pricedProducts(found, order, plan);
  if (order) return priceInOrder(scope, order, products);
  // A visit that began without an order adds its plan as one of its own.
  const joinsPlan = checkoutId === null && products.every(({ needsPrescription }) => needsPrescription);
  const inPlan = joinsPlan ? await priceInPlan(scope, userId, products, from) : null;
  return inPlan ?? priceAsFirstOrder(scope, plan, products);
};

/** As the first order of the plan, which has the discounts and the credit that a checkout has. */
const priceAsFirstOrder = async (
  scope: Scope,
  { userId, checkoutId }: PlanInQuestion,
  products: readonly Product[],
): Promise<Priced> => {
  const checkout = checkoutId ? await checkoutRepository(scope.db).find(checkoutId) : null;
  const to = await addressFor(scope, { userId, checkout });
  const { quote, fee } = await priceFirstOrder(scope, { userId, checkoutId, to }, products);
  return planPriceOf(quote, fee);
};

/** See `BillingService.planPrice`. */
export const planPrice = async (scope: Scope, plan: PlanInQuestion): Promise<PlanPrice> => {
  const priced = await price(scope, plan);
  return {
    amount: planAmount(priced),
    fee: priced.fee,
    isWithRefill: priced.isWithRefill,
    agreement: planAgreement(priced),
    onApproval: section(priced.onApproval),
    charges: priced.charges.map(laterChargeView),
    creditLeft: priced.creditLeft,
  };
};
