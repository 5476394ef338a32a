import type { Scope } from '#server/scope.ts';
import { billingEvents } from '../../../events.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../../repositories/charge-attempts.ts';
import { orderRepository } from '../../../repositories/orders.ts';
import { notifyConfirmationNeeded } from '../charge-notices.ts';
import { withLockedInvoice } from '../with-locked-invoice.ts';

/** Reminds the patient once that the issuer waits for a confirmation, for example one who closed the tab. */
export const remindConfirmation = async (
  scope: Scope,
  { invoiceId, attempt: number }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
): Promise<void> => {
  await withLockedInvoice(scope, invoiceId, async (tx, invoice) => {
    const attempts = chargeAttemptRepository(tx.db);
    const attempt = await attempts.find(invoiceId, number);
    const now = tx.clock.now();
    if (attempt?.status !== 'pending' || !attempt.remindAt || attempt.remindAt > now) return;
    await attempts.change(attempt, { remindAt: null });
    if (invoice.status !== 'charge_pending' || invoice.attempt !== number || !invoice.actionUrl) return;
    if (!attempt.confirmBy || attempt.confirmBy <= now) return;
    // The patient was on the site when the issuer asked, so no notice was sent before.
    if (attempt.returnUrl) {
      const order = await orderRepository(tx.db).find(invoice.orderId);
      await tx.emit(billingEvents.invoiceConfirmationNeeded, {
        userId: invoice.userId,
        invoiceId,
        checkoutId: order?.checkoutId ?? null,
      });
    }
    await notifyConfirmationNeeded(tx, invoice, attempt.confirmBy);
  });
};
