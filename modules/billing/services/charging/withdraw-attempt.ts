import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { billingJobs } from '../../jobs.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { closeTask } from '../tasks/close-task.ts';
import { transitionInvoice } from '../transitions.ts';
import { stuckSubject } from './report-stuck-charge.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

/**
 * Gives up a request that may no longer be sent and that the payment processor never received, as a search or an operator
 * (`by`, with a `reason`) has found. The invoice is due
 * again, so that the next charge decides whether it waits or is voided; that of a canceled order is voided.
 * Does nothing when the request has an outcome in the meantime.
 */
export const withdrawAttempt = async (
  scope: Scope,
  { invoiceId, attempt: number }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
  by: Actor = systemActor,
  reason = 'It was not charged.',
): Promise<void> => {
  await withLockedInvoice(scope, invoiceId, async (tx, invoice) => {
    const attempts = chargeAttemptRepository(tx.db);
    const attempt = await attempts.find(invoiceId, number);
    if (attempt?.status !== 'pending' || attempt.intentId) return;
    if (invoice.status !== 'charge_pending' || invoice.attempt !== number) return;
    const now = tx.clock.now();
    await attempts.change(attempt, { status: 'withdrawn', settledAt: now });
    await closeTask(
      tx,
      by,
      { kind: 'charge_unknown', subject: stuckSubject(attempt), userId: invoice.userId },
      { outcome: 'not_charged', answer: reason },
    );
    const cause = { actor: systemActor, reason: 'withdrawn: it never reached the payment processor' };
    // Due since it was first sent: the patient may have been told of that day long ago.
    await transitionInvoice(tx, invoice, 'open', cause, { checkAt: null, nextTryAt: attempt.createdAt });
    const order = await orderRepository(tx.db).find(invoice.orderId);
    if (order?.status === 'awaiting_payment')
      await tx.enqueue(billingJobs.charge, { invoiceId }, { key: `charge:${invoiceId}` });
    else await transitionInvoice(tx, { id: invoiceId, status: 'open' }, 'void', cause, { nextTryAt: null });
  });
};
