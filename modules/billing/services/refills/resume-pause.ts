import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { transitionSubscription } from '../transitions.ts';

/**
 * Ends a pause whose day has come. The refill sweep then makes an announced charge, and announces any other for seven
 * days later. Safe to run twice or in two processes.
 */
export const resumePause = (
  scope: Scope,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    if (!(await customerRepository(tx.db).tryLock(userId))) return;
    const subscription = await subscriptionRepository(tx.db).find(id);
    if (subscription?.status !== 'paused') return;
    if (!subscription.nextBillingDate || subscription.nextBillingDate > tx.clock.now()) return;
    await transitionSubscription(tx, subscription, 'active', {
      actor: systemActor,
      reason: 'the pause has ended',
    });
  });
