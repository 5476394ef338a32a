import type { Scope } from '#server/scope.ts';
import { creditRepository } from '../../repositories/credits.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { grantCredit } from './grant-credit.ts';

/**
 * An order was paid and does not ship: the credit that paid a part of it is the patient's again. An invoice that is not owed
 * any more uses none by itself.
 */
export const returnCredit = async (
  tx: Scope,
  { id, userId, number }: { readonly id: string; readonly userId: string; readonly number: string },
): Promise<void> => {
  const invoice = await invoiceRepository(tx.db).ofOrder(id);
  if (!invoice || invoice.status === 'void') return;
  const amount = await creditRepository(tx.db).usedBy(invoice.id);
  if (amount > 0) await grantCredit(tx, userId, { amount, reason: `Order ${number} was canceled` });
};
