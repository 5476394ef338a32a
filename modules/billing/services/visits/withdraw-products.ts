import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { affectedBy, removeProducts } from '../subscriptions/cancel-orders.ts';
import { transitionSubscription } from '../transitions.ts';
import { lockRxOrder } from './lock-rx-order.ts';

/**
 * The patient decided against some prescription products of an order that waits for a clinician's decision: order,
 * invoice and subscriptions continue without them. Nothing was charged for them. An order of nothing else stays as it
 * is, because its visit is released instead. Idempotent.
 */
export const withdrawProducts = (
  scope: Scope,
  actor: Actor,
  input: { checkoutId: string; productIds: readonly number[]; reason: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const locked = await lockRxOrder(tx, input.checkoutId);
    if (!locked) return;
    const { order } = locked;
    if (order?.status !== 'awaiting_prescription') return;
    const isGone = ({ productId }: { readonly productId: number }) => input.productIds.includes(productId);
    const [affected] = await affectedBy(tx, [order], isGone);
    if (!affected || affected.whole) return;
    const cause = { actor, reason: input.reason };
    await removeProducts(tx, affected, input.productIds.join(), cause);
    const subscriptions = subscriptionRepository(tx.db);
    const ids = [...new Set(affected.lines.flatMap((line) => line.subscriptionId ?? []))];
    for (const subscription of await subscriptions.byIds(ids)) {
      if (subscription.status !== 'incomplete') continue;
      const left = subscription.products.filter((product) => !isGone(product));
      if (left.length > 0) await subscriptions.replaceProducts(subscription.id, left);
      else
        await transitionSubscription(tx, subscription, 'canceled', cause, {
          cancellationDate: tx.clock.now(),
        });
    }
    await recordAudit(tx, {
      actor,
      action: 'order.products_withdrawn',
      subject: 'order',
      subjectId: order.id,
      detail: { productIds: affected.lines.map(({ productId }) => productId) },
    });
  });
