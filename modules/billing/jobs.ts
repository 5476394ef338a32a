import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

const id = z.string();
const invoice = z.object({ invoiceId: id });
const order = z.object({ orderId: id });
/** Ids of the payment processor. */
const intent = z.object({ intentId: id });
const card = z.object({ paymentMethodId: id });

/** The kinds of jobs of billing; services/jobs.ts says what each does. */
export const billingJobs = {
  charge: defineJob('billing.charge', invoice),
  dispatch: defineJob('billing.dispatch', order),
  submit: defineJob('billing.submit', order),
  stop: defineJob('billing.stop', order),
  poll: defineJob('billing.poll', order),
  refund: defineJob('billing.refund', z.object({ refundId: id })),
  settlementsOf: defineJob('billing.settlements_of', intent),
  paymentEvent: defineJob('billing.payment_event', intent),
  cardEvent: defineJob('billing.card_event', card),
  cardGone: defineJob('billing.card_gone', card),
  forgetCard: defineJob('billing.forget_card', card),
};
