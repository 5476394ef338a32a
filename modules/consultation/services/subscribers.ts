import { billingEvents } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import type { EventDefinition } from '#server/events/event.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { followOrder } from './follow-order.ts';
import { moveConsultation, moveJourney, movePrescription } from './moves.ts';

/** A first parcel is out: the matter is done, the thread stays open, and used-up prescriptions are complete. */
const orderShipped = async (tx: Scope, orderId: string): Promise<void> => {
  const cause = { actor: systemActor, reason: 'order shipped' };
  for (const id of await journeyRepository(tx.db).consultationsOfOrder(orderId)) {
    const consultation = await consultationRepository(tx.db).lock(id);
    if (!consultation) continue;
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    if (consultation.status === 'approved') await moveConsultation(tx, consultation, 'follow_up', cause);
    if (journey.status !== 'in_fulfilment' && journey.status !== 'awaiting_checkout') continue;
    // What ships is paid, also when that news is still on its way.
    const paid = await moveJourney(tx, journey, 'in_fulfilment', cause);
    await moveJourney(tx, paid, 'completed', cause);
  }
  for (const prescription of await prescriptionRepository(tx.db).lockFilledFor(orderId))
    if (prescription.status === 'active' && prescription.refillsRemaining === 0)
      await movePrescription(tx, prescription, 'completed', { actor: systemActor, reason: 'all fills used' });
};

/** What billing reports that may change where a visit stands. */
const orderEvents = [
  billingEvents.subscriptionCancelled,
  billingEvents.invoiceFailed,
  billingEvents.invoiceConfirmationNeeded,
  billingEvents.invoicePaid,
];

export const subscribers: readonly SubscriberDefinition[] = [
  subscribe(billingEvents.orderShipped, 'consultation.orderShipped', (scope, { orderId }) =>
    orderShipped(scope, orderId),
  ),
  ...orderEvents.map((event: EventDefinition<{ checkoutId: string | null }>) =>
    subscribe(event, `consultation.followOrder.${event.name}`, async (scope, { checkoutId }) => {
      if (checkoutId !== null) await followOrder(scope, checkoutId);
    }),
  ),
];
