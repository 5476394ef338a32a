import { handleJob } from '#server/jobs/define-job.ts';
import type { JobDefinition } from '#server/module.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import { billingJobs } from '../jobs.ts';
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
  handleJob(billingJobs.charge, (scope, { invoiceId }) => chargeInvoice(scope, invoiceId)),
  handleJob(billingJobs.dispatch, (scope, { orderId }) => dispatchAndSubmit(scope, orderId)),
  handleJob(billingJobs.submit, (scope, { orderId }) => submitOrder(scope, orderId)),
  handleJob(billingJobs.stop, (scope, { orderId }) => stopOrder(scope, orderId)),
  handleJob(billingJobs.poll, (scope, { orderId }) => pollNotified(scope, orderId)),
  handleJob(billingJobs.refund, (scope, { refundId }) => sendRefund(scope, refundId)),
  handleJob(billingJobs.settlementsOf, (scope, { intentId }) => applySettlements(scope, intentId)),
  handleJob(billingJobs.paymentEvent, (scope, { intentId }) => applyPaymentEvent(scope, intentId)),
  handleJob(billingJobs.cardEvent, (scope, { paymentMethodId }) => applyCardEvent(scope, paymentMethodId)),
  handleJob(billingJobs.cardGone, (scope, { paymentMethodId }) => forgetGoneCard(scope, paymentMethodId)),
  handleJob(billingJobs.forgetCard, (scope, { paymentMethodId }) =>
    scope.use(paymentGatewayPort).removeCard(paymentMethodId),
  ),
];
