import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { AccountEnd } from '../account-end-port.ts';
import { billingJobs } from '../jobs.ts';
import { accountObstacles } from '../repositories/account-obstacles.ts';
import { cardRepository } from '../repositories/cards.ts';
import { customerRepository } from '../repositories/customers.ts';
import { orderRepository } from '../repositories/orders.ts';
import { subscriptionRepository } from '../repositories/subscriptions.ts';
import { cancelUnshipped } from './parcels/cancel-unshipped.ts';
import { endSubscription } from './subscriptions/cancel-subscription.ts';

const ended: readonly string[] = ['canceled', 'incomplete_expired'];
const unpaid: readonly string[] = ['created', 'awaiting_prescription', 'awaiting_payment'];

const endPurchases = (scope: Scope, actor: Actor, userId: string): Promise<void> =>
  scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const cause = { actor, reason: 'the patient deletes the account' };
    for (const subscription of await subscriptionRepository(tx.db).ofUser(userId))
      if (!ended.includes(subscription.status)) await endSubscription(tx, subscription, cause, {});
    const orders = orderRepository(tx.db);
    for (const { id } of await orders.unsentOf(userId)) {
      const order = await orders.find(id);
      if (order && unpaid.includes(order.status)) await cancelUnshipped(tx, order, cause);
    }
  });

export const accountEnd = (scope: Scope): AccountEnd => ({
  endPurchases: (actor, userId) => endPurchases(scope, actor, userId),
  obstacles: (userId) => accountObstacles(scope.read, userId),
  forgetCards: async (userId) => {
    for (const { paymentMethodId } of await cardRepository(scope.db).ofUser(userId))
      await scope.enqueue(billingJobs.forgetCard, { paymentMethodId }, { key: `forget:${paymentMethodId}` });
  },
});
