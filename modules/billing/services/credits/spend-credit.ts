import type { Cents } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import { creditOf } from '../../domain/checkout/credit-line.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import { takeCredit } from '../../domain/checkout/take-credit.ts';
import { creditRepository } from '../../repositories/credits.ts';
import type { Invoice } from '../../repositories/invoices.ts';

type Paid = Pick<Invoice, 'id' | 'userId'>;

const spend = async (tx: Scope, { id, userId }: Paid, amount: Cents): Promise<void> => {
  if (amount === 0) return;
  const credits = creditRepository(tx.db);
  const parts = takeCredit(await credits.left(userId), amount);
  if (parts.reduce((sum, part) => sum + part.amount, 0) < amount)
    throw new Error(`The invoice ${id} was made with more credit than there is.`);
  await credits.use(parts, id, tx.clock.now());
};

/**
 * A new invoice of a locked person uses the credit that its lines take off, oldest first. The credit is reserved for
 * this invoice until it is void.
 */
export const spendCredit = (tx: Scope, invoice: Paid, lines: readonly InvoiceLine[]): Promise<void> =>
  spend(tx, invoice, creditOf(lines));

/** A locked invoice that was priced again uses what its new lines take off, which is never more than before. */
export const keepCredit = async (tx: Scope, invoice: Paid, lines: readonly InvoiceLine[]): Promise<void> => {
  const credits = creditRepository(tx.db);
  if ((await credits.usedBy(invoice.id)) === creditOf(lines)) return;
  await credits.release(invoice.id);
  await spend(tx, invoice, creditOf(lines));
};
