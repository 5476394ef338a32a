import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { stepAfter } from '../../../domain/dunning/next-step.ts';
import { billingEvents } from '../../../events.ts';
import { transitionInvoice, transitionSubscription } from '../../transitions.ts';
import { notifyChargeFailed } from '../charge-notices.ts';
import type { Failure } from './failure.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/**
 * No further automatic charge: the invoice is uncollectible, its subscription unpaid, until the patient pays or it
 * closes.
 */
export const stopTrying = async (
  tx: Scope,
  { invoice, order, kind, firstFailedAt, message, tells }: Failure,
): Promise<void> => {
  const cause = { actor: systemActor, reason: 'tries used up' };
  const close = stepAfter(kind, firstFailedAt, 'stop', tx.clock.now());
  await transitionInvoice(tx, invoice, 'uncollectible', cause, {
    nextTryAt: null,
    dunningAt: close?.at ?? null,
  });
  for (const subscription of await subscriptionsOf(tx, order))
    if (subscription.status === 'past_due') await transitionSubscription(tx, subscription, 'unpaid', cause);
  await tx.emit(billingEvents.invoiceUncollectible, {
    userId: invoice.userId,
    invoiceId: invoice.id,
    checkoutId: order.checkoutId,
    productIds: order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId),
  });
  if (tells && close) await notifyChargeFailed(tx, invoice, message, { action: 'close', at: close.at, kind });
};
