import type { Scope } from '#server/scope.ts';
import { chargePostings } from '../../domain/ledger/charge-postings.ts';
import type { ChargeAttempt } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { postEntry } from './post-entry.ts';

/** A charge of a locked invoice succeeded. `isOwed` is false when nothing was due any more. */
export const postCharge = async (
  tx: Scope,
  { invoiceId, attempt, amount }: Pick<ChargeAttempt, 'invoiceId' | 'attempt' | 'amount'>,
  isOwed: boolean,
): Promise<void> => {
  const lines = await invoiceRepository(tx.db).lines(invoiceId);
  const id = `${invoiceId}:${attempt}`;
  await postEntry(tx, {
    key: `charge:${id}`,
    event: 'charge_succeeded',
    source: { kind: 'charge_attempt', id },
    invoiceId,
    postings: chargePostings({ amount, lines, isOwed }),
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
