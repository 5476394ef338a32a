import type { EventField } from '#modules/analytics/index.ts';

/**
 * The events of other modules that are counted, each with the ids that are kept of its payload. Refusals, alerts and
 * messages are left out: that they happened to a person already tells about that person's health.
 */
export const countedEvents = {
  'account.signed_up': [],
  'checkout.placed': ['checkoutId'],
  'intake.submitted': ['consultationId', 'journeyId'],
  'consultation.approved': ['consultationId', 'journeyId'],
  'renewal.submitted': ['renewalId', 'consultationId'],
  'invoice.paid': ['invoiceId', 'checkoutId', 'orderId'],
  'invoice.failed': ['invoiceId', 'checkoutId', 'orderId', 'subscriptionId'],
  'order.shipped': ['orderId'],
  'order.delivered': ['orderId'],
  'subscription.started': ['subscriptionId'],
  'subscription.held': ['subscriptionId'],
  'subscription.cancelled': ['subscriptionId', 'checkoutId'],
} as const satisfies Readonly<Record<string, readonly EventField[]>>;
