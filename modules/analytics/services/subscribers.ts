import { observe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import { serverEvents } from '../domain/events.ts';
import { analyticsPort } from '../index.ts';

/** The person of an event has a column of their own; of the rest the catalogue keeps ids of things alone. */
export const subscribers: readonly SubscriberDefinition[] = Object.keys(serverEvents).map((event) =>
  observe(event, `analytics.${event}`, (tx, payload, at) =>
    tx.use(analyticsPort).track({
      name: event,
      userId: typeof payload.userId === 'string' ? payload.userId : null,
      leadId: null,
      payload,
      at,
    }),
  ),
);
