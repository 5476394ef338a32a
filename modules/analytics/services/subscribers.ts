import type { SubscriberDefinition } from '#server/module.ts';
import { serverEvents } from '../domain/events.ts';
import { analyticsPort } from '../index.ts';

/** Whose an event is stands in its own column; of the rest the catalogue keeps ids of things alone. */
export const subscribers: readonly SubscriberDefinition[] = Object.keys(serverEvents).map((event) => ({
  event,
  id: `analytics.${event}`,
  handle: (tx, { payload, at }) =>
    tx.use(analyticsPort).track({
      name: event,
      userId: typeof payload.userId === 'string' ? payload.userId : null,
      leadId: null,
      payload,
      at,
    }),
}));
