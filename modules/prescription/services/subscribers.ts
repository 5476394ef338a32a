import { billingEvents, billingPort } from '#modules/billing/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import type { InterruptionCause } from '../domain/interruption.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { completeUsedUp } from './complete-used-up.ts';
import { endCanceledInterruption, raiseInterruption } from './interruptions.ts';
import { mustNotLapse } from './must-not-lapse.ts';
import { notifyOfStop } from './notify-of-stop.ts';

interface Unsent {
  readonly userId: string;
  readonly productIds: readonly number[];
  readonly cause: InterruptionCause;
  readonly sourceId: string;
}

/** These products are not sent. What a clinician or the patient has stopped was raised when that happened. */
const raiseUnsent = async (tx: Scope, { userId, productIds, cause, sourceId }: Unsent): Promise<void> => {
  if (productIds.length === 0) return;
  await tx.use(billingPort).lockPerson(userId);
  const locked = await prescriptionRepository(tx.db).lockOfUser(userId, [
    'active',
    'on_hold',
    'completed',
    'expired',
  ]);
  const newestFirst = locked.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const one of newestFirst) {
    const isNewest = newestFirst.find(({ drugType }) => drugType === one.drugType) === one;
    if (isNewest && productIds.includes(one.productId)) await raiseInterruption(tx, one, cause, sourceId);
  }
};

/** Another subscription may send the same drug, such as one that a change of treatment opened. */
const stillSubscribed = async (tx: Scope, userId: string): Promise<boolean> =>
  (await tx.use(billingPort).orderedProducts(userId)).some(
    ({ stage, drugType }) => stage === 'subscribed' && mustNotLapse(drugType),
  );

/** Why a subscription on hold interrupts a treatment; a hold and an expiry raise their own interruption. */
const causeOfHold = (reason: string): InterruptionCause | null => {
  if (reason === 'no_refills') return 'no_refills';
  return reason === 'state_not_served' || reason === 'not_offered' ? 'not_sent' : null;
};

export const subscribers: readonly SubscriberDefinition[] = [
  subscribe(billingEvents.orderShipped, 'prescription.orderShipped', (scope, { orderId }) =>
    completeUsedUp(scope, orderId),
  ),
  subscribe(billingEvents.orderStopAnswered, 'prescription.orderStopAnswered', notifyOfStop),
  subscribe(billingEvents.invoiceFailed, 'prescription.invoiceFailed', (scope, failed) => {
    const { userId, productIds, invoiceId } = failed;
    return raiseUnsent(scope, { userId, productIds, cause: 'payment_failed', sourceId: invoiceId });
  }),
  subscribe(billingEvents.invoiceUncollectible, 'prescription.invoiceUncollectible', (scope, unpaid) => {
    const { userId, productIds, invoiceId } = unpaid;
    return raiseUnsent(scope, { userId, productIds, cause: 'unpaid', sourceId: invoiceId });
  }),
  subscribe(billingEvents.subscriptionHeld, 'prescription.subscriptionHeld', async (scope, held) => {
    const { userId, productIds, subscriptionId, reason } = held;
    const cause = causeOfHold(reason);
    if (cause) await raiseUnsent(scope, { userId, productIds, cause, sourceId: subscriptionId });
  }),
  subscribe(billingEvents.subscriptionCanceled, 'prescription.subscriptionCanceled', async (scope, ended) => {
    const { userId, productIds, subscriptionId } = ended;
    if (await stillSubscribed(scope, userId)) return;
    await raiseUnsent(scope, { userId, productIds, cause: 'canceled', sourceId: subscriptionId });
  }),
  subscribe(billingEvents.subscriptionResumed, 'prescription.subscriptionResumed', endCanceledInterruption),
];
