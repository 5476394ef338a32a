import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { askGate, firstRefusal } from '../charging/ask-gate.ts';
import { transitionSubscription } from '../transitions.ts';

/**
 * Lets what was on hold for a prescription run again, as far as the prescriptions now allow it. A charge that is
 * due is made by the next sweep; a paid order that was held goes out. Idempotent.
 */
export const prescriptionRenewed = (scope: Scope, actor: Actor, userId: string): Promise<void> =>
  scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    // The patient's own renewal counts as ours: only a clinician or the system ends a hold.
    const by = actor.role === 'clinician' ? actor : systemActor;
    for (const subscription of await subscriptionRepository(tx.db).ofUser(userId)) {
      if (subscription.status !== 'on_hold_rx') continue;
      const answers = await askGate(tx, {
        userId,
        productIds: subscription.products
          .filter((product) => product.needsPrescription)
          .map((product) => product.productId),
        state: subscription.shipTo.address.state,
      });
      if (firstRefusal(answers)) continue;
      await transitionSubscription(tx, subscription, 'active', { actor: by, reason: 'prescription renewed' });
    }
    for (const orderId of await orderRepository(tx.db).heldOf(userId))
      await tx.enqueue('billing.dispatch', { orderId }, { key: `dispatch:${orderId}` });
  });
