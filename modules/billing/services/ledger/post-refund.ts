import { sumCents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import {
  refundOwedPostings,
  refundReturnedPostings,
  refundSentPostings,
  taxInRefund,
} from '../../domain/ledger/refund-postings.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { type Refund, refundRepository } from '../../repositories/refunds.ts';
import { postEntry } from './post-entry.ts';

type Owed = Pick<Refund, 'id' | 'invoiceId' | 'attempt' | 'amount' | 'changesInvoice'>;

/**
 * The part of a change of a charge's promised refunds, by `change` cents, that is sales tax; the change is stored
 * already.
 */
const taxOf = async (tx: Scope, { invoiceId, attempt }: Owed, change: number): Promise<number> => {
  const lines = await invoiceRepository(tx.db).lines(invoiceId);
  const tax = sumCents(lines.filter(({ kind }) => kind === 'sales_tax').map((line) => line.amount));
  const charge = await chargeAttemptRepository(tx.db).find(invoiceId, attempt);
  if (tax === 0 || !charge) return 0;
  const promised = await refundRepository(tx.db).promised(invoiceId, attempt);
  const before = promised - Math.max(change, 0);
  return Math.sign(change) * taxInRefund({ charged: charge.amount, tax, before, amount: Math.abs(change) });
};

/** A refund of a locked invoice was promised and stored. */
export const postRefundOwed = async (tx: Scope, refund: Owed): Promise<void> => {
  const { id, invoiceId, amount, changesInvoice: isOwed } = refund;
  const tax = isOwed ? await taxOf(tx, refund, amount) : 0;
  await postEntry(tx, {
    key: `refund:${id}:owed`,
    event: 'refund_owed',
    source: { kind: 'refund', id },
    invoiceId,
    postings: refundOwedPostings({ amount, tax, isOwed }),
  });
};

/** A refund that was not sent yet is changed by `change` cents, which may be negative. Stored already. */
export const postRefundResized = async (tx: Scope, refund: Refund, change: number): Promise<void> => {
  const { id, invoiceId, resent, changesInvoice: isOwed } = refund;
  const tax = isOwed ? await taxOf(tx, refund, change) : 0;
  await postEntry(tx, {
    key: `refund:${id}:resized:${resent}`,
    event: 'refund_owed',
    source: { kind: 'refund', id },
    invoiceId,
    postings: refundOwedPostings({ amount: change, tax, isOwed }),
  });
};

/** The processor has accepted the newest request of a refund. */
export const postRefundSent = async (
  tx: Scope,
  { id, invoiceId, amount, resent }: Pick<Refund, 'id' | 'invoiceId' | 'amount' | 'resent'>,
): Promise<void> => {
  await postEntry(tx, {
    key: `refund:${id}:sent:${resent}`,
    event: 'refund_sent',
    source: { kind: 'refund', id },
    invoiceId,
    postings: refundSentPostings(amount),
  });
};

/** A refund that the processor had accepted was returned by the issuer. */
export const postRefundReturned = async (
  tx: Scope,
  { id, invoiceId, amount, resent }: Refund,
): Promise<void> => {
  await postEntry(tx, {
    key: `refund:${id}:returned:${resent}`,
    event: 'refund_returned',
    source: { kind: 'refund', id },
    invoiceId,
    postings: refundReturnedPostings(amount),
  });
};
