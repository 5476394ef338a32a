import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { stopOrders } from '../fulfillment/stop-orders.ts';
import { prescriptionRenewed } from '../visits/prescription-renewed.ts';
import { affectedBy, cancelOrder, removeProducts } from './cancel-orders.ts';
import { endSubscription } from './cancel-subscription.ts';

const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Takes products out of a subscription, or ends it when nothing else is left. */
const withoutProducts = async (
  tx: Scope,
  subscription: Subscription,
  productIds: readonly number[],
  cause: Cause,
): Promise<void> => {
  const left = subscription.products.filter(({ productId }) => !productIds.includes(productId));
  if (left.length === 0) {
    await endSubscription(tx, subscription, cause, { isDiscontinued: true });
    return;
  }
  await subscriptionRepository(tx.db).replaceProducts(subscription.id, left);
  await recordAudit(tx, {
    actor: cause.actor,
    action: 'subscription.products_changed',
    subject: 'subscription',
    subjectId: subscription.id,
    detail: { productIds: left.map(({ productId }) => productId) },
  });
};

/**
 * A clinician ended the treatment with these products: subscriptions end or continue without them, and they are removed
 * from orders that the pharmacy does not have yet. What was paid for them is refunded. The pharmacy is asked to stop
 * unshipped orders. An order that waits for a clinician's decision stays: it is another treatment. Idempotent.
 */
export const endProducts = (
  scope: Scope,
  actor: Actor,
  { userId, productIds, reason }: { userId: string; productIds: readonly number[]; reason: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const cause = { actor, reason };
    const orders = await orderRepository(tx.db).withProducts(userId, productIds);
    const undecided = orders.filter(({ status }) => status === 'awaiting_prescription');
    const staying = new Set(undecided.flatMap(({ lines }) => lines.map((line) => line.subscriptionId)));
    const subscriptions = (await subscriptionRepository(tx.db).ofUser(userId)).filter(
      (one) =>
        !hasEnded(one) &&
        !(one.status === 'incomplete' && staying.has(one.id)) &&
        one.products.some(({ productId }) => productIds.includes(productId)),
    );
    for (const subscription of subscriptions) await withoutProducts(tx, subscription, productIds, cause);
    // Read again: orders of a subscription that ended are canceled by now.
    const open = (await orderRepository(tx.db).withProducts(userId, productIds)).filter(
      ({ status }) => status !== 'awaiting_prescription' && status !== 'canceled',
    );
    for (const affected of await affectedBy(tx, open, (line) => productIds.includes(line.productId))) {
      if (affected.atPharmacy) continue;
      if (affected.whole) await cancelOrder(tx, affected, cause);
      else await removeProducts(tx, affected, productIds.join(), cause);
    }
    await stopOrders(tx, actor, { userId, productIds, reason });
    await prescriptionRenewed(tx, actor, userId);
  });
