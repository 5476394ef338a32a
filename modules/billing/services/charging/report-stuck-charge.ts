import type { Scope } from '#server/scope.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { openTask } from '../tasks/open-task.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

/** How often the payment processor is searched for a charge that failed there. */
const SEARCH_AGAIN_MS = 3_600_000;

/** What the task is about, in its `subject`. */
export const stuckSubject = ({ invoiceId, attempt }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>): string =>
  `${invoiceId}:${attempt}`;

/**
 * The payment processor returns a stored failure for a request, and a search does not find the charge: it is never sent
 * again, only searched for, until an operator decides. One task, however often it is reported.
 */
export const reportStuckCharge = async (
  scope: Scope,
  { invoiceId, attempt: number }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
): Promise<void> => {
  await withLockedInvoice(scope, invoiceId, async (tx, invoice) => {
    const attempts = chargeAttemptRepository(tx.db);
    const attempt = await attempts.find(invoiceId, number);
    if (attempt?.status !== 'pending' || attempt.intentId || invoice.status !== 'charge_pending') return;
    const now = tx.clock.now();
    await invoiceRepository(tx.db).change(invoiceId, {
      checkAt: new Date(now.getTime() + SEARCH_AGAIN_MS),
    });
    if (attempt.stuckAt) return;
    await attempts.change(attempt, { stuckAt: now });
    await openTask(tx, {
      kind: 'charge_unknown',
      subject: stuckSubject(attempt),
      userId: invoice.userId,
      invoiceId,
      detail: `The payment processor failed on the charge of invoice ${invoice.number} and repeats that failure: nobody knows whether the money was taken.`,
      todo: 'Look the invoice up at the payment processor. If it was charged, it is found automatically within an hour. If not, say so here: it is charged again under a new key.',
    });
  });
};
