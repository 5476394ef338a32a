import type { Scope } from '#server/scope.ts';
import { billingJobs } from '../../jobs.ts';
import type { ChargeAttempt } from '../../repositories/charge-attempts.ts';
import { refundRepository } from '../../repositories/refunds.ts';
import { postRefundOwed } from '../ledger/post-refund.ts';

/**
 * Records, in the caller's transaction, a refund of part of a charge; a job sends it. Never more than
 * the charge has left, and once per reason. Returns the cents that are refunded.
 */
export const recordRefund = async (
  tx: Scope,
  charge: Pick<ChargeAttempt, 'invoiceId' | 'attempt' | 'amount'>,
  input: { amount: number; reason: string; changesInvoice: boolean },
): Promise<number> => {
  if (input.amount <= 0) return 0;
  const refunds = refundRepository(tx.db);
  const left = charge.amount - (await refunds.promised(charge.invoiceId, charge.attempt));
  const amount = Math.min(input.amount, left);
  if (amount <= 0) return 0;
  const id = tx.ids.uuid();
  const { invoiceId, attempt } = charge;
  const { reason, changesInvoice } = input;
  const owed = { id, invoiceId, attempt, reason, amount, changesInvoice };
  if (!(await refunds.add(owed, tx.clock.now()))) return 0;
  await postRefundOwed(tx, owed);
  await tx.enqueue(billingJobs.refund, { refundId: id }, { key: `refund:${id}` });
  return amount;
};
