import type { Cents } from '#kernel/money.ts';

/** What a comparison reads of the payment processor's lists; see the payment port for what each field means. */
export interface ListedCharge {
  readonly intentId: string;
  readonly amount: Cents;
  readonly status: 'succeeded' | 'open' | 'failed';
  readonly idempotencyKey: string | null;
  readonly reference: string | null;
  readonly createdAt: Date;
  readonly fee: Cents | null;
}

export interface ListedRefund {
  readonly refundId: string;
  readonly intentId: string | null;
  readonly amount: Cents;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly reference: string | null;
  readonly createdAt: Date;
}

export interface ListedDispute {
  readonly disputeId: string;
  readonly intentId: string | null;
  readonly amount: Cents;
  readonly status: 'open' | 'won' | 'lost';
  readonly withdrawn: Cents;
  readonly fee: Cents;
  readonly openedAt: Date;
}

/** What the payment processor lists since the beginning of the window. */
export interface ProviderLists {
  readonly charges: readonly ListedCharge[];
  readonly refunds: readonly ListedRefund[];
  readonly disputes: readonly ListedDispute[];
}
