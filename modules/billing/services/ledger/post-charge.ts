import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { chargePostings, feePostings } from '../../domain/ledger/charge-postings.ts';
import type { ChargeAttempt } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { postEntry } from './post-entry.ts';

/**
 * A charge of a locked invoice succeeded. `isOwed` is false when nothing was due any more; `fee` is 0 while it is not
 * known.
 */
export const postCharge = async (
  tx: Scope,
  { invoiceId, attempt, amount }: Pick<ChargeAttempt, 'invoiceId' | 'attempt' | 'amount'>,
  { isOwed, fee }: { readonly isOwed: boolean; readonly fee: Cents },
): Promise<void> => {
  const lines = await invoiceRepository(tx.db).lines(invoiceId);
  const id = `${invoiceId}:${attempt}`;
  await postEntry(tx, {
    key: `charge:${id}`,
    event: 'charge_succeeded',
    source: { kind: 'charge_attempt', id },
    invoiceId,
    postings: chargePostings({ amount, lines, isOwed, fee }),
  });
};

/** The fee of a charge that was posted without one. */
export const postFee = async (
  tx: Scope,
  { invoiceId, attempt }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
  fee: Cents,
): Promise<void> => {
  const id = `${invoiceId}:${attempt}`;
  await postEntry(tx, {
    key: `charge:${id}:fee`,
    event: 'fee_known',
    source: { kind: 'charge_attempt', id },
    invoiceId,
    postings: feePostings(fee),
  });
};

/** A locked invoice of total 0 is paid without a charge: discounts and credits cover it. */
export const postSettledInvoice = async (tx: Scope, invoiceId: string): Promise<void> => {
  const lines = await invoiceRepository(tx.db).lines(invoiceId);
  await postEntry(tx, {
    key: `invoice:${invoiceId}:settled`,
    event: 'invoice_settled',
    source: { kind: 'invoice', id: invoiceId },
    invoiceId,
    postings: chargePostings({ amount: 0, lines, isOwed: true }),
  });
};
