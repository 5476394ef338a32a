import type { Cents } from '#kernel/money.ts';

/** A refund at the payment provider, ours or one that somebody made at its dashboard. */
export interface ProviderRefund {
  readonly refundId: string;
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
  readonly amount: Cents;
  /** The provider's code, such as `fraudulent` or `product_not_received`. */
  readonly reason: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly openedAt: Date;
  /** Until when evidence may be sent; null when none is asked for. */
  readonly evidenceDueAt: Date | null;
}

/** What happens to a charge after it succeeded. */
export interface PaymentSettlements {
  /** Every refund of a charge, oldest first. */
  refundsOf(intentId: string): Promise<readonly ProviderRefund[]>;
  /** Every dispute of a charge, oldest first. */
  disputesOf(intentId: string): Promise<readonly ProviderDispute[]>;
  /** Charges of which a refund or a dispute was made since an instant, each once. */
  intentsWithChangesSince(since: Date): Promise<readonly string[]>;
}
