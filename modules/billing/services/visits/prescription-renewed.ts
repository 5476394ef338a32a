import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { billingJobs } from '../../jobs.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { checkPrescriptionGate, firstRefusal } from '../charging/check-prescription-gate.ts';
import { transitionSubscription } from '../transitions.ts';

/**
 * Resumes what was on hold for a prescription, as far as the prescriptions now allow it. The next sweep makes a
 * charge that is due; a paid order on hold is released. Idempotent.
 */
export const prescriptionRenewed = (scope: Scope, actor: Actor, userId: string): Promise<void> =>
  scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    // When the patient started the renewal, the system is the actor: only a clinician or the system may end a hold.
    const by = actor.role === 'clinician' ? actor : systemActor;
    for (const subscription of await subscriptionRepository(tx.db).ofUser(userId)) {
      if (subscription.status !== 'on_hold_rx') continue;
      const answers = await checkPrescriptionGate(tx, {
        userId,
        productIds: subscription.products.map((product) => product.productId),
        state: subscription.shipTo.address.state,
      });
      const refusal = firstRefusal(answers);
      // Too soon delays the next charge, which the refill decides itself.
      if (refusal !== null && refusal !== 'too_soon') continue;
      await transitionSubscription(tx, subscription, 'active', { actor: by, reason: 'prescription renewed' });
    }
    for (const orderId of await orderRepository(tx.db).heldOf(userId))
      await tx.enqueue(billingJobs.dispatch, { orderId }, { key: `dispatch:${orderId}` });
  });
