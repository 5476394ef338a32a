import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';

/**
 * One transaction on an invoice as it is once its customer is locked: whoever changes anything of a customer's money
 * locks the customer first, so that nothing can change before the transaction ends. Null when there is no such invoice.
 */
export const withLockedInvoice = <T>(
  scope: Scope,
  invoiceId: string,
  work: (tx: Scope, invoice: Invoice) => Promise<T>,
): Promise<T | null> =>
  scope.transaction(async (tx) => {
    const invoices = invoiceRepository(tx.db);
    const owner = await invoices.find(invoiceId);
    if (!owner) return null;
    await customerRepository(tx.db).lock(owner.userId);
    const invoice = await invoices.find(invoiceId);
    return invoice && work(tx, invoice);
  });
