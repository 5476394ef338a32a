import { paymentsActor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { nextRetryAt } from '../../domain/schedule/dunning.ts';
import { billingEvents } from '../../events.ts';
import type { ChargeAttempt } from '../../repositories/charge-attempts.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { transitionInvoice, transitionSubscription } from '../transitions.ts';
import { notifyChargeFailed } from './charge-notices.ts';

/**
 * A declined charge: retried after 3, 7 and 14 days, then abandoned. An attempt that the patient made does not
 * count toward that limit. An order canceled in the meantime is voided instead.
 */
export const chargeFailed = async (
  tx: Scope,
  invoice: Invoice,
  attempt: ChargeAttempt,
  message: string,
): Promise<void> => {
  const at = tx.clock.now();
  const counts = attempt.returnUrl === null || invoice.tries === 0;
  const tries = counts ? invoice.tries + 1 : invoice.tries;
  const firstFailedAt = invoice.firstFailedAt ?? at;
  const nextTryAt = counts ? nextRetryAt(firstFailedAt, tries) : invoice.nextTryAt;
  const cause = { actor: paymentsActor, reason: 'declined' };
  await transitionInvoice(tx, invoice, 'failed_unpaid', cause, {
    tries,
    firstFailedAt,
    nextTryAt,
    checkAt: null,
    actionUrl: null,
    failureMessage: message,
  });
  const failed = { id: invoice.id, status: 'failed_unpaid' } as const;
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!order || order.status === 'canceled') {
    const withdrawn = { actor: systemActor, reason: 'canceled before it was paid' };
    await transitionInvoice(tx, failed, 'void', withdrawn, { nextTryAt: null });
    return;
  }
  const lines = order.lines.filter((line) => line.subscriptionId && !line.canceled);
  const ids = [...new Set(lines.flatMap((line) => line.subscriptionId ?? []))];
  const subscriptions = await subscriptionRepository(tx.db).byIds(ids);
  for (const subscription of subscriptions) await fallBehind(tx, subscription, nextTryAt === null);
  if (nextTryAt === null)
    await transitionInvoice(tx, failed, 'uncollectible', { actor: systemActor, reason: 'tries used up' });
  await tx.emit(billingEvents.invoiceFailed, {
    userId: invoice.userId,
    invoiceId: invoice.id,
    checkoutId: order.checkoutId,
    tries,
    givenUp: nextTryAt === null,
    productIds: order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId),
  });
  if (counts) await notifyChargeFailed(tx, invoice, message, nextTryAt);
};

/** A running subscription becomes past due; one that never started keeps its status. */
const fallBehind = async (tx: Scope, subscription: Subscription, givenUp: boolean): Promise<void> => {
  let status = subscription.status;
  if (status === 'active' || status === 'snoozed') {
    await transitionSubscription(tx, subscription, 'past_due', {
      actor: paymentsActor,
      reason: 'charge declined',
    });
    status = 'past_due';
  }
  if (status === 'past_due' && givenUp)
    await transitionSubscription(tx, { id: subscription.id, status }, 'unpaid', {
      actor: systemActor,
      reason: 'tries used up',
    });
};
