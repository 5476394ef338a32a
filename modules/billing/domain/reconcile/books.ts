import type { Cents } from '#kernel/money.ts';
import type { ListedCharge } from './listed.ts';

/** What our tables say, as far as it is compared. Amounts in cents. */
export interface BookedCharge {
  /** `invoice:attempt` */
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly intentId: string | null;
  readonly amount: Cents;
  readonly status: 'pending' | 'succeeded' | 'declined' | 'withdrawn';
  /** When the processor is asked next; null when nobody asks. */
  readonly checkAt: Date | null;
  /** Somebody has a task about it. */
  readonly isStuck: boolean;
  readonly createdAt: Date;
}

export interface BookedRefund {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly userId: string;
  readonly refundId: string | null;
  readonly amount: Cents;
  readonly status: 'pending' | 'done' | 'failed';
  readonly resent: number;
  /** When it was promised, or is to be sent again. */
  readonly createdAt: Date;
  readonly doneAt: Date | null;
}

export interface BookedDispute {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly userId: string;
  readonly amount: Cents;
  readonly status: 'open' | 'won' | 'lost';
  readonly withdrawn: Cents;
  readonly fee: Cents;
  readonly openedAt: Date;
}

/** A record whose postings come to something else than the record says. */
export interface JournalGap {
  readonly thing: 'charge' | 'refund' | 'dispute' | 'invoice';
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly userId: string;
  readonly expected: Cents;
  readonly actual: Cents;
}

export interface Books {
  readonly charges: readonly BookedCharge[];
  readonly refunds: readonly BookedRefund[];
  readonly disputes: readonly BookedDispute[];
  readonly journal: readonly JournalGap[];
}

/** `succeeded` here is what `succeeded` is there. */
export const chargeStatusHere = ({ status }: BookedCharge): ListedCharge['status'] => {
  if (status === 'pending') return 'open';
  return status === 'succeeded' ? 'succeeded' : 'failed';
};
