import { accountEvents } from '#modules/account/index.ts';
import { analyticsPort, type EventField } from '#modules/analytics/index.ts';
import { billingEvents } from '#modules/billing/index.ts';
import { consultationEvents } from '#modules/consultation/index.ts';
import { offerEvents } from '#modules/offer/index.ts';
import { renewalEvents } from '#modules/renewal/index.ts';
import type { EventDefinition, EventPayload } from '#server/events/event.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';

/** Stores an event beside those from browsers, under the patient's id, with the named ids of its payload. */
const count = <Payload extends EventPayload & { readonly userId: string }>(
  event: EventDefinition<Payload>,
  ...fields: readonly (EventField & keyof Payload)[]
): SubscriberDefinition =>
  subscribe(
    event,
    `reporting.${event.name}`,
    (tx, payload, at) =>
      tx.use(analyticsPort).track({
        name: event.name,
        fields,
        userId: payload.userId,
        leadId: null,
        payload,
        at,
      }),
    { locks: false },
  );

/**
 * The events of other modules that are counted. Refusals, alerts and messages are left out: the mere fact that they
 * happened reveals something about the person's health.
 */
export const subscribers: readonly SubscriberDefinition[] = [
  count(accountEvents.signedUp),
  count(billingEvents.checkoutPlaced, 'checkoutId'),
  count(consultationEvents.intakeSubmitted, 'consultationId', 'journeyId'),
  count(consultationEvents.approved, 'consultationId', 'journeyId'),
  count(renewalEvents.submitted, 'renewalId', 'consultationId'),
  count(billingEvents.invoicePaid, 'invoiceId', 'checkoutId', 'orderId'),
  count(billingEvents.invoiceFailed, 'invoiceId', 'checkoutId'),
  count(billingEvents.orderShipped, 'orderId'),
  count(billingEvents.orderDelivered, 'orderId'),
  count(billingEvents.subscriptionStarted, 'subscriptionId'),
  count(billingEvents.subscriptionHeld, 'subscriptionId'),
  count(billingEvents.subscriptionCanceled, 'subscriptionId', 'checkoutId'),
  count(billingEvents.subscriptionResumed, 'subscriptionId', 'checkoutId'),
  count(offerEvents.made),
  count(offerEvents.accepted),
  count(offerEvents.declined),
  count(offerEvents.expired),
];
