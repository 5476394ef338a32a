import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { transitionInvoice, transitionOrder, transitionSubscription } from '../transitions.ts';
import { releaseFee } from '../visit-checkout/release-fee.ts';
import { isVisitCheckout } from '../visit-checkout/visit-texts.ts';
import { lockRxOrder } from './lock-rx-order.ts';

/**
 * The visit ended without an approval: its order is canceled, the fee of a visit without an order is refunded, nothing
 * was or will be charged for it, and over-the-counter products are unaffected. Does nothing once the order was
 * approved. Idempotent.
 */
export const releaseVisit = (
  scope: Scope,
  actor: Actor,
  input: { checkoutId: string; reason: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const locked = await lockRxOrder(tx, input.checkoutId);
    if (!locked) return;
    const { checkout, order } = locked;
    const cause = { actor, reason: input.reason };
    if (isVisitCheckout(checkout) && !order) await releaseFee(tx, checkout.id, cause);
    if (order?.status !== 'awaiting_prescription') return;
    await transitionOrder(tx, order, 'canceled', cause);
    const invoice = await invoiceRepository(tx.db).ofOrder(order.id);
    if (invoice) await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null });
    const lines = order.lines.flatMap((line) => line.subscriptionId ?? []);
    for (const subscription of await subscriptionRepository(tx.db).byIds([...new Set(lines)]))
      if (subscription.status === 'incomplete')
        await transitionSubscription(tx, subscription, 'canceled', cause, {
          cancellationDate: tx.clock.now(),
        });
  });
