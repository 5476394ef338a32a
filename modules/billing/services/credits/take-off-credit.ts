import { sumCents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { takeCredit } from '../../domain/checkout/take-credit.ts';
import { creditRepository } from '../../repositories/credits.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { isAgreed, lowerAgreement } from '../agreement/invoice-agreement.ts';

/**
 * Takes the patient's credit off a locked invoice before its first charge. The lower amount rests on the agreement to the
 * whole one, so an invoice that nobody agreed to keeps its amount, and is asked about. Returns the invoice as it is then.
 */
export const takeOffCredit = async (tx: Scope, invoice: Invoice): Promise<Invoice> => {
  if (invoice.total <= 0 || invoice.attempt > 0) return invoice;
  const credits = creditRepository(tx.db);
  const parts = takeCredit(await credits.left(invoice.userId), invoice.total);
  if (parts.length === 0 || (await credits.usedBy(invoice.id)) > 0) return invoice;
  if (!(await isAgreed(tx, invoice))) return invoice;
  const invoices = invoiceRepository(tx.db);
  await credits.use(parts, invoice.id, tx.clock.now());
  await invoices.replaceLines(invoice.id, [
    ...(await invoices.lines(invoice.id)),
    {
      kind: 'credit',
      description: 'Your credit',
      amount: 0 - sumCents(parts.map(({ amount }) => amount)),
      productId: null,
    },
  ]);
  await lowerAgreement(tx, invoice.id, invoice.total);
  return (await invoices.find(invoice.id)) ?? invoice;
};
