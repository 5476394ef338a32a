import type { Cents } from '#kernel/money.ts';
import { definePort } from '../scope.ts';
import type { PaymentSettlements } from './payment-settlements.ts';

/** Wallets whose cards are charged as cards; any other one is not offered. */
export const wallets = ['apple_pay', 'google_pay', 'link'] as const;

export type Wallet = (typeof wallets)[number];

export interface CardSummary {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** As entered beside the card number; null where the processor does not ask for one. */
  readonly postalCode: string | null;
  /** The same for the same card number, even if several people saved it; null where the processor has none. */
  readonly fingerprint: string | null;
  /** Where the card came from; null for one that was typed. */
  readonly wallet: Wallet | null;
}

/** What the issuer and the processor said of a card, kept for questions of fraud; null where they said nothing. */
export interface PaymentEvidence {
  readonly securityCode: string | null;
  readonly postalCode: string | null;
  readonly street: string | null;
  readonly riskLevel: string | null;
  readonly networkStatus: string | null;
}

/** For the processor's fraud rules: who pays, from where. Never anything about health. */
export interface PaymentContext {
  readonly userId: string;
  /** Network address of the patient; null in their absence. */
  readonly address: string | null;
}

/** The outcome of an attempt to charge or to save a card. `actionUrl` is the issuer's challenge page (3-D Secure). */
export type PaymentOutcome =
  | {
      readonly status: 'succeeded';
      readonly intentId: string;
      readonly evidence?: PaymentEvidence;
      /** Cents that the provider keeps of it; absent while it has not booked the payment yet. */
      readonly fee?: Cents;
    }
  | { readonly status: 'processing'; readonly intentId: string }
  | { readonly status: 'action_required'; readonly intentId: string; readonly actionUrl: string }
  | {
      readonly status: 'declined';
      readonly intentId: string | null;
      readonly declineCode: string;
      readonly message: string;
      /** The network's advice, such as `do_not_try_again`; absent or null when it gave none. */
      readonly advice?: string | null;
      readonly evidence?: PaymentEvidence;
    };

export interface ChargeRequest {
  readonly customerId: string;
  readonly paymentMethodId: string;
  readonly amount: Cents;
  /** Appears on the card statement and in our records: an invoice number, never a product name. */
  readonly reference: string;
  /** The same key always returns the same charge. Retries after a time-out reuse it. */
  readonly idempotencyKey: string;
  /** Set when the patient is present to confirm with the issuer; the address where the issuer redirects back to. */
  readonly returnUrl?: string;
  readonly context?: PaymentContext;
}

/** A verified event: ids only. Call `outcomeOf(intentId)` or `card(paymentMethodId)` for the present state: events arrive late, twice or never. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** When it happened; null when the provider does not say. */
  readonly createdAt: Date | null;
  /** Null when the event is not about a charge or a card set-up. */
  readonly intentId: string | null;
  /** The saved card that the event is about, such as one that the issuer replaced; null for other events. */
  readonly paymentMethodId: string | null;
}

/**
 * Card payments. Card numbers never pass through this process: the browser sends them to the provider's
 * hosted fields and receives a payment method id. A time-out or an outage throws GatewayUnavailable after the
 * adapter's own retries with the same idempotency key, a request that the provider refuses as invalid throws
 * InvalidPaymentRequest, and everything else is an outcome. Any other error is a defect.
 */
export interface PaymentGateway extends PaymentSettlements {
  createCustomer(input: {
    userId: string;
    email: string;
    idempotencyKey: string;
  }): Promise<{ customerId: string }>;
  /** Saves a card for later charges without charging it (a zero authorization). */
  saveCard(input: {
    customerId: string;
    paymentMethodId: string;
    idempotencyKey: string;
    returnUrl: string;
    context?: PaymentContext;
  }): Promise<PaymentOutcome>;
  charge(request: ChargeRequest): Promise<PaymentOutcome>;
  /** The present state of the charge that was sent under this key; null when no such charge reached the provider. */
  findCharge(request: Pick<ChargeRequest, 'customerId' | 'idempotencyKey'>): Promise<PaymentOutcome | null>;
  /** The present state of a charge or a card set-up at the provider (ids start with `pi_` or `seti_`). */
  outcomeOf(intentId: string): Promise<PaymentOutcome>;
  /**
   * Cancels a charge that waits for the patient, so that it can no longer be confirmed. Returns its state after that: a
   * charge that was confirmed meanwhile has succeeded. Repeating it returns the same.
   */
  cancelCharge(intentId: string): Promise<PaymentOutcome>;
  /** `reference`: stored with the refund, see `refundsOf`. */
  refund(input: {
    intentId: string;
    amount: Cents;
    idempotencyKey: string;
    reference?: string;
  }): Promise<{ refundId: string }>;
  cards(customerId: string): Promise<readonly CardSummary[]>;
  card(paymentMethodId: string): Promise<CardSummary | null>;
  /** Forgets a saved card, so that it can never be charged again. Repeating it changes nothing. */
  removeCard(paymentMethodId: string): Promise<void>;
  /** The event in a signed webhook body, or null when the signature is missing, wrong or stale. */
  readWebhook(body: Buffer, header: (name: string) => string | undefined): PaymentEvent | null;
}

/** The provider did not answer: the same request may be sent again with the same idempotency key. */
export class GatewayUnavailable extends Error {}

/**
 * The provider failed, and answers this idempotency key with that failure from now on. Whether the request had an effect
 * is unknown; sending it again returns the same.
 */
export class ReplayedFailure extends GatewayUnavailable {}

/**
 * The provider refused a request as invalid, because it names something that this customer does not have (any more),
 * such as a card that was removed or belongs to another customer. Sending it again returns the same answer.
 */
export class InvalidPaymentRequest extends Error {
  /** The provider's error code, e.g. `amount_too_large`; null when there is none. */
  readonly code: string | null;
  constructor(code: string | null, options?: ErrorOptions) {
    super('The card payment provider refused the request as invalid.', options);
    this.code = code;
  }
}

export const paymentGatewayPort = definePort<PaymentGateway>('server.paymentGateway');
