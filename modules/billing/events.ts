import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';
import { issueKinds, issueOutcomes } from './domain/parcels/issue-kinds.ts';
import { stopAnswers, stopCauses } from './domain/states/order-stop.ts';

const id = z.string();
const order = z.object({ userId: id, orderId: id });
const stop = order.extend({ productIds: z.array(z.number()).readonly() });
const issue = order.extend({ issueId: id, kind: z.enum(issueKinds) });
const subscription = z.object({ userId: id, subscriptionId: id });
/** The products. Events stored by earlier versions do not have them. */
const productIds = z.array(z.number()).readonly().catch([]);
/** Null for a refill. */
const invoice = z.object({ userId: id, invoiceId: id, checkoutId: id.nullable() });

export const billingEvents = {
  checkoutPlaced: defineEvent(
    'checkout.placed',
    z.object({
      userId: id,
      checkoutId: id,
      // Events stored by earlier versions have neither lead nor products.
      leadId: id.nullable().catch(null),
      productIds: z.array(z.number()).readonly().catch([]),
    }),
  ),
  /** A visit without an order led to a plan, whose first order uses discounts. */
  planOrdered: defineEvent('plan.ordered', z.object({ userId: id, checkoutId: id })),
  invoicePaid: defineEvent('invoice.paid', invoice.extend({ orderId: id, amount: z.number() })),
  /** `givenUp`: no further attempt follows. */
  invoiceFailed: defineEvent(
    'invoice.failed',
    invoice.extend({ tries: z.number().catch(1), givenUp: z.boolean().catch(false), productIds }),
  ),
  /** An order ended because its first payment was not made. */
  orderExpired: defineEvent('order.expired', order.extend({ checkoutId: id.nullable() })),
  /** No further charge is automatic, whatever the last attempt resulted in. */
  invoiceUncollectible: defineEvent('invoice.uncollectible', invoice.extend({ productIds })),
  invoiceConfirmationNeeded: defineEvent('invoice.confirmation_needed', invoice),
  orderShipped: defineEvent('order.shipped', order),
  orderDelivered: defineEvent('order.delivered', order),
  /** The pharmacy is asked to stop an order because of these of its products. */
  orderStopRequested: defineEvent('order.stop_requested', stop),
  orderStopAnswered: defineEvent(
    'order.stop_answered',
    stop.extend({
      number: z.string(),
      checkoutId: id.nullable(),
      answer: z.enum(stopAnswers),
      /** Nothing of the order ships. */
      isWhole: z.boolean().catch(true),
      // Events stored by earlier versions have no cause.
      cause: z.enum(stopCauses).catch('unsafe'),
    }),
  ),
  /** Something went wrong with an order or its payment, and a person has to decide. */
  orderIssueOpened: defineEvent('order.issue_opened', issue),
  orderIssueClosed: defineEvent('order.issue_closed', issue.extend({ outcome: z.enum(issueOutcomes) })),
  orderReplaced: defineEvent('order.replaced', order.extend({ byOrderId: id })),
  subscriptionStarted: defineEvent('subscription.started', subscription),
  subscriptionHeld: defineEvent('subscription.held', subscription.extend({ reason: z.string(), productIds })),
  subscriptionCanceled: defineEvent(
    'subscription.canceled',
    subscription.extend({ checkoutId: id.nullable().catch(null), productIds }),
  ),
  /** The patient lives in another state now: by a new default address, or because they said so. */
  patientMoved: defineEvent('patient.moved', z.object({ userId: id, state: z.string() })),
  /**
   * The patient took their cancellation back, or started an ended subscription again; they are notified in the same
   * transaction.
   */
  subscriptionResumed: defineEvent(
    'subscription.resumed',
    subscription.extend({ checkoutId: id.nullable().catch(null), productIds }),
  ),
};
