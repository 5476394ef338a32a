import type { Scope } from '#server/scope.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';

/** The result of a purchase or a payment, as the API returns it. */
export interface CheckoutResult {
  readonly checkoutId: string;
  readonly status: 'PLACED' | 'ACTION_REQUIRED';
  /** Address of the issuer's page. */
  readonly actionUrl: string | null;
  readonly href: string;
  /** The order exists, even if its charge still waits for the issuer. */
  readonly ordered: boolean;
}

/** The patient has to answer the issuer: about saving the card before there is an order, or about the charge. */
export const requiresAction = (checkoutId: string, actionUrl: string, ordered: boolean): CheckoutResult => ({
  checkoutId,
  status: 'ACTION_REQUIRED',
  ordered,
  actionUrl,
  href: '/payment-authentication',
});

/** The current result of a placed checkout: the same answer for all simultaneous requests. */
export const checkoutResult = async (scope: Scope, checkoutId: string): Promise<CheckoutResult> => {
  const invoices = await invoiceRepository(scope.db).ofCheckout(checkoutId);
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
