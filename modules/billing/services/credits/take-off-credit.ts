import type { Cents } from '#kernel/money.ts';
import { sumCents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { type InvoiceLine, linesTotal } from '../../domain/checkout/invoice-line.ts';
import { takeCredit } from '../../domain/checkout/take-credit.ts';
import { creditRepository } from '../../repositories/credits.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { isAgreed, lowerAgreement } from '../agreement/invoice-agreement.ts';

const creditLine = (amount: Cents): InvoiceLine => ({
  kind: 'credit',
  description: 'Your credit',
  amount: 0 - amount,
  productId: null,
  discountId: null,
});

/** Lines with the patient's credit taken off, as far as it goes; the same lines without any. */
const withCredit = async (
  tx: Scope,
  { id, userId }: Pick<Invoice, 'id' | 'userId'>,
  lines: readonly InvoiceLine[],
): Promise<readonly InvoiceLine[]> => {
  const credits = creditRepository(tx.db);
  const parts = takeCredit(await credits.left(userId), linesTotal(lines));
  if (parts.length === 0) return lines;
  await credits.use(parts, id, tx.clock.now());
  return [...lines, creditLine(sumCents(parts.map(({ amount }) => amount)))];
};

/**
 * Takes the patient's credit off a locked invoice before its first charge. The lower amount rests on the agreement to the
 * whole one, so an invoice that nobody agreed to keeps its amount, and is asked about. Returns the invoice as it is then.
 */
export const takeOffCredit = async (tx: Scope, invoice: Invoice): Promise<Invoice> => {
  if (invoice.total <= 0 || invoice.attempt > 0) return invoice;
  const credits = creditRepository(tx.db);
  // Most patients have none, so this is asked first.
  if ((await credits.left(invoice.userId)).every(({ left }) => left === 0)) return invoice;
  if ((await credits.usedBy(invoice.id)) > 0 || !(await isAgreed(tx, invoice))) return invoice;
  const invoices = invoiceRepository(tx.db);
  const lines = await invoices.lines(invoice.id);
  const lowered = await withCredit(tx, invoice, lines);
  if (lowered === lines) return invoice;
  await invoices.replaceLines(invoice.id, lowered);
  await lowerAgreement(tx, invoice.id, invoice.total);
  return (await invoices.find(invoice.id)) ?? invoice;
};

/** New lines of a locked invoice that was priced anew: the credit that it used is taken off them again. */
export const keepCredit = async (
  tx: Scope,
  invoice: Pick<Invoice, 'id' | 'userId'>,
  lines: readonly InvoiceLine[],
): Promise<readonly InvoiceLine[]> => {
  const credits = creditRepository(tx.db);
  if ((await credits.usedBy(invoice.id)) === 0) return lines;
  await credits.release(invoice.id);
  return withCredit(tx, invoice, lines);
};
