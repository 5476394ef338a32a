import { entryPages } from '#config/entry-pages.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { billingEvents } from '../../events.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { transitionSubscription } from '../transitions.ts';

/**
 * Puts a subscription on hold until its prescription is valid again, and notifies the patient what to do. The billing
 * date stays, so that the charge follows as soon as the prescription is renewed.
 */
export const holdSubscription = async (
  tx: Scope,
  subscription: Subscription,
  reason: string,
  patientMessage: string,
): Promise<void> => {
  await transitionSubscription(
    tx,
    subscription,
    'on_hold_rx',
    { actor: systemActor, reason },
    { nextBillingDate: tx.clock.now() },
  );
  await tx.use(accountPort).notify(subscription.userId, () => ({
    kind: 'refill_on_hold',
    subject: 'Your refill is on hold',
    body: `${patientMessage} ${whatToDo(tx, reason)}`,
  }));
  await tx.emit(billingEvents.subscriptionHeld, {
    userId: subscription.userId,
    subscriptionId: subscription.id,
    reason,
    productIds: subscription.products.map(({ productId }) => productId),
  });
};

const whatToDo = (tx: Scope, reason: string): string => {
  const app = tx.settings.origins.app;
  if (reason === 'prescription_expired' || reason === 'no_refills')
    return `Start here: ${new URL(entryPages.refill, app).href}`;
  if (reason === 'check_in_due') return `Answer it here: ${new URL('/dashboard', app).href}`;
  return `Questions? Write to us: ${new URL('/messages', app).href}`;
};
