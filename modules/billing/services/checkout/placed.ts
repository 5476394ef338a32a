import type { Scope } from '#server/scope.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';

/** The answer to a purchase or a payment, as the API gives it. */
export interface Placed {
  readonly checkoutId: string;
  readonly status: 'PLACED' | 'ACTION_REQUIRED';
  /** The bank's page. */
  readonly actionUrl: string | null;
  readonly href: string;
}

export const askBank = (checkoutId: string, actionUrl: string): Placed => ({
  checkoutId,
  status: 'ACTION_REQUIRED',
  actionUrl,
  href: '/payment-authentication',
});

/** Where a placed checkout stands now: the same answer for everyone who asks at the same time. */
export const placedAnswer = async (scope: Scope, checkoutId: string): Promise<Placed> => {
  const orders = await orderRepository(scope.db).ofCheckout(checkoutId);
  const invoices = await invoiceRepository(scope.db).ofOrders(orders.map(({ id }) => id));
  const waiting = invoices.find((invoice) => invoice.status === 'charge_pending' && invoice.actionUrl);
  if (waiting?.actionUrl) return askBank(checkoutId, waiting.actionUrl);
  const failed = invoices.some(({ status }) => status === 'failed_unpaid' || status === 'uncollectible');
  return {
    checkoutId,
    status: 'PLACED',
    actionUrl: null,
    href: failed ? '/payment-authentication' : '/thankyou',
  };
};
