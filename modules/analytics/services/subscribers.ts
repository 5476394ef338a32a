import type { DomainEvent } from '#server/events/event.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import { analyticsPort } from '../index.ts';

/**
 * What is counted of the business. Refusals, alerts and messages are left out: that they happened to a person
 * already tells about his health.
 */
const counted = [
  'account.signed_up',
  'checkout.placed',
  'intake.submitted',
  'consultation.approved',
  'renewal.submitted',
  'invoice.paid',
  'invoice.failed',
  'order.shipped',
  'order.delivered',
  'subscription.started',
  'subscription.held',
  'subscription.cancelled',
] as const;

/** Ids of things alone; whose they are stands in the event's own column. Reasons and words are not kept. */
const idsIn = (payload: DomainEvent['payload']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).filter(
      ([name, value]) => name.endsWith('Id') && name !== 'userId' && typeof value === 'string',
    ),
  );

export const subscribers: readonly SubscriberDefinition[] = counted.map((event) => ({
  event,
  id: `analytics.${event}`,
  handle: (tx, { payload, at }) =>
    tx.use(analyticsPort).track({
      name: event,
      userId: typeof payload.userId === 'string' ? payload.userId : null,
      leadId: null,
      payload: idsIn(payload),
      at,
    }),
}));
