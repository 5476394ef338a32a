import { paymentsActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { stepAfterDecline } from '../../../domain/dunning/next-step.ts';
import { invoiceRepository } from '../../../repositories/invoices.ts';
import { transitionSubscription } from '../../transitions.ts';
import { notifyChargeFailed } from '../charge-notices.ts';
import type { Failure } from './failure.ts';
import { stopTrying } from './stop-trying.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/** Plans the next step by the dunning table; after the last retry the invoice becomes uncollectible immediately. */
export const refillFailed = async (tx: Scope, failure: Failure): Promise<{ givenUp: boolean }> => {
  const { invoice, order, kind, firstFailedAt, message, tells } = failure;
  const now = tx.clock.now();
  const step = stepAfterDecline(kind, firstFailedAt, now);
  for (const subscription of await subscriptionsOf(tx, order))
    if (subscription.status === 'active' || subscription.status === 'snoozed')
      await transitionSubscription(tx, subscription, 'past_due', {
        actor: paymentsActor,
        reason: 'charge declined',
      });
  if (step.action === 'stop' && step.at <= now) {
    await stopTrying(tx, failure);
    return { givenUp: true };
  }
  await invoiceRepository(tx.db).change(
    invoice.id,
    step.action === 'retry' ? { nextTryAt: step.at } : { dunningAt: step.at },
  );
  if (tells) await notifyChargeFailed(tx, invoice, message, { ...step, kind });
  return { givenUp: false };
};
