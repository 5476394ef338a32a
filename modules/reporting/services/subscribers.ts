import { analyticsPort } from '#modules/analytics/index.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import { countedEvents } from '../domain/counted-events.ts';

/** One subscriber for each counted event: it is stored beside what browsers report, under the patient's id. */
export const subscribers: readonly SubscriberDefinition[] = Object.entries(countedEvents).map(
  ([event, fields]) => ({
    event,
    id: `reporting.${event}`,
    handle: (tx, { payload, at }) =>
      tx.use(analyticsPort).track({
        name: event,
        fields,
        userId: typeof payload.userId === 'string' ? payload.userId : null,
        leadId: null,
        payload,
        at,
      }),
  }),
);
