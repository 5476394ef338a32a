import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { creditOf } from '../../domain/checkout/credit-line.ts';
import { freeCredit } from '../../domain/checkout/next-credit.ts';
import { planCheckout } from '../../domain/checkout/plan.ts';
import { approvedGroups } from '../../domain/plan-price/approved-groups.ts';
import { type PlanPrice, shareOf } from '../../domain/plan-price/plan-price.ts';
import { firstCycleDays } from '../../domain/schedule/billing-dates.ts';
import { readCreditPlan } from '../../repositories/credits.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreedProduct } from '../checkout/create-purchase.ts';
import { priceLater } from '../subscriptions/refill-lines.ts';
import { priceOrder } from './price-order.ts';

/** Whether the order has exactly these products. */
export const hasProducts = (order: CustomerOrder, products: readonly { readonly id: number }[]): boolean => {
  const live = order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId);
  return live.length === products.length && products.every(({ id }) => live.includes(id));
};

/**
 * What the prescription order of a visit costs with these products, as approving it makes the invoice: with the discounts,
 * the credit and the shipping that were agreed to at checkout. Products as ordered cost what the invoice says.
 */
export const priceInOrder = async (
  scope: Scope,
  order: CustomerOrder,
  products: readonly Product[],
): Promise<PlanPrice> => {
  const { userId, shipTo, checkoutId } = order;
  const invoices = invoiceRepository(scope.db);
  const invoice = await invoices.ofOrder(order.id);
  const before = invoice ? await invoices.lines(invoice.id) : [];
  const onApproval =
    invoice && hasProducts(order, products)
      ? { lines: before, total: invoice.total }
      : await priceOrder(scope, order, products);
  const waiting = (await subscriptionRepository(scope.db).ofCheckout(checkoutId ?? '')).filter(
    ({ needsPrescription, status }) => needsPrescription && status === 'incomplete',
  );
  const placed = approvedGroups(waiting, planCheckout(products).groups);
  const later = await priceLater(
    scope,
    placed.map(({ group, same, discounts }) => ({
      products: group.products.map(agreedProduct),
      discounts,
      shippingMethod: same?.shippingMethod ?? 'standard',
      shipTo,
    })),
  );
  const free = freeCredit(await readCreditPlan(scope.read, userId, scope.clock.now()));
  return {
    onApproval,
    isWithRefill: false,
    fee: 0,
    charges: placed.map(({ group: { products: own, cycleInDays } }, index) => {
      const ids = own.map(({ id }) => id);
      return {
        products: own,
        firstAmount: shareOf(
          onApproval.lines.filter(({ productId }) => productId !== null),
          ids,
        ),
        ...(later[index] ?? { amount: 0, laterSteps: [] }),
        cycleInDays,
        afterDays: firstCycleDays(cycleInDays),
      };
    }),
    creditLeft: free + creditOf(before) - creditOf(onApproval.lines),
  };
};
