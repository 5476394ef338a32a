import type Stripe from 'stripe';
import type { SimulatedDispute } from './disputes.ts';

/** The events the simulator sends; the names are Stripe's. */
export type ProcessorEventType = Extract<
  Stripe.Event['type'],
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'setup_intent.succeeded'
  | 'setup_intent.setup_failed'
  | 'setup_intent.requires_action'
  | 'setup_intent.canceled'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'payment_method.automatically_updated'
  | 'payment_method.detached'
>;

export type ProcessorEventSubject =
  | Stripe.PaymentIntent
  | Stripe.SetupIntent
  | Stripe.Refund
  | Stripe.PaymentMethod
  | Pick<Stripe.Charge, 'id' | 'object' | 'payment_intent'>
  | SimulatedDispute;

export type ProcessorEvent = Omit<Stripe.Event, 'type' | 'data'> & {
  readonly type: ProcessorEventType;
  readonly data: { readonly object: ProcessorEventSubject };
};
