import type Stripe from 'stripe';

/** The events the demo bank sends; the names are Stripe's. */
export type BankEventType = Extract<
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
>;

export type BankEventSubject = Stripe.PaymentIntent | Stripe.SetupIntent | Stripe.Refund;

export type BankEvent = Omit<Stripe.Event, 'type' | 'data'> & {
  readonly type: BankEventType;
  readonly data: { readonly object: BankEventSubject };
};
