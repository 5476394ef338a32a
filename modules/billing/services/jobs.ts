import type { JobDefinition } from '#server/module.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import { applyCardEvent } from './cards/apply-card-event.ts';
import { forgetGoneCard } from './cards/forget-gone-card.ts';
import { chargeInvoice } from './charging/charge-invoice.ts';
import { applyPaymentEvent } from './charging/payment-event.ts';
import { sendRefund } from './charging/send-refund.ts';
import { dispatchAndSubmit } from './fulfillment/dispatch-order.ts';
import { submitOrder } from './fulfillment/pharmacy-order.ts';
import { pollNotified } from './fulfillment/poll-orders.ts';
import { stopOrder } from './fulfillment/stop-order.ts';
import { applySettlements } from './settlements/apply-settlements.ts';

/** All jobs are safe to repeat; sweeps find what a failed job left undone. */
export const jobs: readonly JobDefinition[] = [
  { id: 'billing.charge', run: (scope, { invoiceId }) => chargeInvoice(scope, String(invoiceId)) },
  { id: 'billing.dispatch', run: (scope, { orderId }) => dispatchAndSubmit(scope, String(orderId)) },
  { id: 'billing.submit', run: (scope, { orderId }) => submitOrder(scope, String(orderId)) },
  { id: 'billing.stop', run: (scope, { orderId }) => stopOrder(scope, String(orderId)) },
  { id: 'billing.poll', run: (scope, { orderId }) => pollNotified(scope, String(orderId)) },
  { id: 'billing.refund', run: (scope, { refundId }) => sendRefund(scope, String(refundId)) },
  { id: 'billing.settlements_of', run: (scope, { intentId }) => applySettlements(scope, String(intentId)) },
  {
    id: 'billing.card_event',
    run: (scope, { paymentMethodId }) => applyCardEvent(scope, String(paymentMethodId)),
  },
  {
    id: 'billing.card_gone',
    run: (scope, { paymentMethodId }) => forgetGoneCard(scope, String(paymentMethodId)),
  },
  {
    id: 'billing.forget_card',
    run: (scope, { paymentMethodId }) => scope.use(paymentGatewayPort).removeCard(String(paymentMethodId)),
  },
  { id: 'billing.payment_event', run: (scope, { intentId }) => applyPaymentEvent(scope, String(intentId)) },
];
