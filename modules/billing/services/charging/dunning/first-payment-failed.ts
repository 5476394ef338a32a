import type { Scope } from '#server/scope.ts';
import { firstPaymentEndsAt } from '../../../domain/dunning/next-step.ts';
import { invoiceRepository } from '../../../repositories/invoices.ts';
import { notifyChargeFailed } from '../charge-notices.ts';
import type { Failure } from './failure.ts';

/** The order waits for another card of the patient until its deadline, which further failures do not move. */
export const firstPaymentFailed = async (
  tx: Scope,
  { invoice, firstFailedAt, message, tells }: Failure,
): Promise<{ givenUp: boolean }> => {
  const endsAt = firstPaymentEndsAt(firstFailedAt);
  await invoiceRepository(tx.db).change(invoice.id, { dunningAt: endsAt });
  if (tells) await notifyChargeFailed(tx, invoice, message, { action: 'end', at: endsAt });
  return { givenUp: false };
};
