import type { Cents } from '#kernel/money.ts';

/** A refund at the payment provider, ours or one that somebody made at its dashboard. */
export interface ProviderRefund {
  readonly refundId: string;
  /** The charge; null for one that this product did not make. */
  readonly intentId: string | null;
  readonly createdAt: Date;
  readonly amount: Cents;
  /** A refund that succeeded may still fail days later, when the card was closed. */
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** The provider's code, such as `expired_or_canceled_card`; null unless it failed. */
  readonly failure: string | null;
  /** The reference we sent with it; null for a refund that we did not send. */
  readonly reference: string | null;
}

/** A payment that the card holder disputes at their bank. */
export interface ProviderDispute {
  readonly disputeId: string;
  /** The charge; null for one that this product did not make. */
  readonly intentId: string | null;
  readonly amount: Cents;
  /** The provider's code, such as `fraudulent` or `product_not_received`. */
  readonly reason: string;
  readonly status: 'open' | 'won' | 'lost';
  /** Cents that it has taken from our balance so far: of the payment (0 for an inquiry and after it was won), and in fees. */
  readonly withdrawn: Cents;
  readonly fee: Cents;
  readonly openedAt: Date;
  /** Until when evidence may be sent; null when none is asked for. */
  readonly evidenceDueAt: Date | null;
}

/** A charge as the provider lists it. */
export interface ProviderCharge {
  readonly intentId: string;
  /** What was asked for, and for one that succeeded what was captured. */
  readonly amount: Cents;
  /** `open`: the issuer or the patient has still to answer. */
  readonly status: 'succeeded' | 'open' | 'failed';
  /** The key that we sent it under; null for a charge that we did not send. */
  readonly idempotencyKey: string | null;
  /** Our invoice number; null for a charge that we did not send. */
  readonly reference: string | null;
  readonly createdAt: Date;
  /** Cents that the provider keeps of it; null while that is not known, and for one that did not succeed. */
  readonly fee: Cents | null;
}

/** What happens to a charge after it succeeded. */
export interface PaymentSettlements {
  /** Every refund of a charge, oldest first. */
  refundsOf(intentId: string): Promise<readonly ProviderRefund[]>;
  /** Every dispute of a charge, oldest first. */
  disputesOf(intentId: string): Promise<readonly ProviderDispute[]>;
  /** Everything that was made since an instant, oldest first: what the books are compared with. */
  chargesSince(since: Date): Promise<readonly ProviderCharge[]>;
  refundsSince(since: Date): Promise<readonly ProviderRefund[]>;
  disputesSince(since: Date): Promise<readonly ProviderDispute[]>;
}
