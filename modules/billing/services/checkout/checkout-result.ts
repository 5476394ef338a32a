import type { Scope } from '#server/scope.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';

/** The answer to a purchase or a payment, as the API gives it. */
export interface CheckoutResult {
  readonly checkoutId: string;
  readonly status: 'PLACED' | 'ACTION_REQUIRED';
  /** The bank's page. */
  readonly actionUrl: string | null;
  readonly href: string;
  /** The order exists, whatever the bank still says of its charge. */
  readonly ordered: boolean;
}

/** The person has to answer his bank: about the card before there is an order, or about its charge. */
export const requiresAction = (checkoutId: string, actionUrl: string, ordered: boolean): CheckoutResult => ({
  checkoutId,
  status: 'ACTION_REQUIRED',
  ordered,
  actionUrl,
  href: '/payment-authentication',
});

/** Where a placed checkout stands now: the same answer for everyone who asks at the same time. */
export const checkoutResult = async (scope: Scope, checkoutId: string): Promise<CheckoutResult> => {
  const orders = await orderRepository(scope.db).ofCheckout(checkoutId);
  const invoices = await invoiceRepository(scope.db).ofOrders(orders.map(({ id }) => id));
  const waiting = invoices.find((invoice) => invoice.status === 'charge_pending' && invoice.actionUrl);
  if (waiting?.actionUrl) return requiresAction(checkoutId, waiting.actionUrl, true);
  const failed = invoices.some(({ status }) => status === 'failed_unpaid' || status === 'uncollectible');
  return {
    checkoutId,
    status: 'PLACED',
    ordered: true,
    actionUrl: null,
    href: failed ? '/payment-authentication' : '/thankyou',
  };
};
