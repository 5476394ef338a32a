import type { Scope } from '#server/scope.ts';
import type { AccountEnd } from '../account-end-port.ts';
import { accountObstacles } from '../repositories/account-obstacles.ts';
import { cardRepository } from '../repositories/cards.ts';
import { customerRepository } from '../repositories/customers.ts';
import { subscriptionRepository } from '../repositories/subscriptions.ts';
import { endSubscription } from './subscriptions/cancel-subscription.ts';

const ended = ['canceled', 'incomplete_expired'];

export const accountEnd = (scope: Scope): AccountEnd => ({
  endSubscriptions: (actor, userId) =>
    scope.transaction(async (tx) => {
      await customerRepository(tx.db).lock(userId);
      for (const subscription of await subscriptionRepository(tx.db).ofUser(userId))
        if (!ended.includes(subscription.status))
          await endSubscription(tx, subscription, { actor, reason: 'the patient deletes the account' }, {});
    }),
  obstacles: (userId) => accountObstacles(scope.read, userId),
  forgetCards: async (userId) => {
    for (const { paymentMethodId } of await cardRepository(scope.db).ofUser(userId))
      await scope.enqueue('billing.forget_card', { paymentMethodId }, { key: `forget:${paymentMethodId}` });
  },
});
