import type { Scope } from '#server/scope.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';

/**
 * Runs `work` in a transaction with the invoice, read after its customer was locked: every change of a customer's
 * billing locks the customer first, so that nothing else changes until the transaction ends. Null for an unknown invoice.
 */
export const withLockedInvoice = <T>(
  scope: Scope,
  invoiceId: string,
  work: (tx: Scope, invoice: Invoice) => Promise<T>,
): Promise<T | null> =>
  scope.transaction(async (tx) => {
    const invoice = await invoiceRepository(tx.db).findLocked(invoiceId);
    return invoice && work(tx, invoice);
  });
