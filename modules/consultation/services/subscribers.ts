import { accountEvents } from '#modules/account/index.ts';
import { billingEvents } from '#modules/billing/index.ts';
import { prescriptionEvents, prescriptionPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import type { EventDefinition } from '#server/events/event.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { followLeave, followLicense, followStaff } from './leave-cases.ts';
import { relocateVisits } from './relocate-visits.ts';
import { followStoreOrders, openStoreJourney } from './store-journeys.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { updateVisitOfOrder } from './update-visit-of-order.ts';

/** The first parcel has shipped: the visit is done and its thread stays open. */
const orderShipped = async (tx: Scope, orderId: string): Promise<void> => {
  const cause = { actor: systemActor, reason: 'order shipped' };
  for (const id of await tx.use(prescriptionPort).consultationsFilledFor(orderId)) {
    const consultation = await consultationRepository(tx.db).lock(id);
    if (!consultation) continue;
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    if (consultation.status === 'approved')
      await transitionConsultation(tx, consultation, 'follow_up', cause);
    if (journey.status !== 'in_fulfillment' && journey.status !== 'awaiting_checkout') continue;
    // An order that ships is paid, even when the payment event has not arrived yet.
    const paid = await transitionJourney(tx, journey, 'in_fulfillment', cause);
    await transitionJourney(tx, paid, 'completed', cause);
  }
};

/** Billing events that may change the status of a visit. */
const orderEvents = [
  billingEvents.subscriptionCanceled,
  billingEvents.invoiceFailed,
  billingEvents.invoiceConfirmationNeeded,
  billingEvents.invoicePaid,
  billingEvents.orderStopAnswered,
  billingEvents.orderExpired,
];

/** Billing events after which an order without a prescription may have shipped or ended. */
const storeEvents = [
  billingEvents.orderShipped,
  billingEvents.subscriptionCanceled,
  billingEvents.orderStopAnswered,
  billingEvents.orderExpired,
];

export const subscribers: readonly SubscriberDefinition[] = [
  subscribe(billingEvents.checkoutPlaced, 'consultation.storeOrderPlaced', (scope, placed) =>
    openStoreJourney(scope, placed),
  ),
  ...storeEvents.map((event: EventDefinition<{ userId: string }>) =>
    subscribe(event, `consultation.followStoreOrder.${event.name}`, (scope, { userId }) =>
      followStoreOrders(scope, userId),
    ),
  ),
  subscribe(accountEvents.staffChanged, 'consultation.staffChanged', followStaff),
  subscribe(prescriptionEvents.licenseEnded, 'consultation.licenseEnded', followLicense),
  subscribe(prescriptionEvents.leaveBegan, 'consultation.leaveBegan', followLeave),
  subscribe(billingEvents.patientMoved, 'consultation.patientMoved', (scope, { userId, state }) =>
    relocateVisits(scope, userId, state),
  ),
  subscribe(billingEvents.orderShipped, 'consultation.orderShipped', (scope, { orderId }) =>
    orderShipped(scope, orderId),
  ),
  ...orderEvents.map((event: EventDefinition<{ checkoutId: string | null }>) =>
    subscribe(event, `consultation.followOrder.${event.name}`, async (scope, { checkoutId }) => {
      if (checkoutId !== null) await updateVisitOfOrder(scope, checkoutId);
    }),
  ),
];
