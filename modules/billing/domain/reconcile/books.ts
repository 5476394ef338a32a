import type { Cents } from '#kernel/money.ts';
import type { ListedCharge } from './listed.ts';

/** Our records, as far as they are compared. Amounts in cents. */
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
  /** When the processor is asked next; null when no query is planned. */
  readonly checkAt: Date | null;
  /** A billing task exists for it. */
  readonly isStuck: boolean;
  /** Null while it is not known. */
  readonly fee: Cents | null;
  readonly createdAt: Date;
}

export interface BookedRefund {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly userId: string;
  readonly refundId: string | null;
  /** The charge at the processor. */
  readonly intentId: string | null;
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

/** A record whose postings have another sum than the record. */
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

/** Our `succeeded` is the processor's `succeeded`. */
export const chargeStatusHere = ({ status }: BookedCharge): ListedCharge['status'] => {
  if (status === 'pending') return 'open';
  return status === 'succeeded' ? 'succeeded' : 'failed';
};
