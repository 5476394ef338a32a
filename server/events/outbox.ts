import type { Appended } from '../database/append.ts';
import { newJob } from '../jobs/new-job.ts';
import type { SubscriberDefinition } from '../module.ts';
import { deliverEvent } from './deliver.ts';
import type { DomainEvent } from './event.ts';

/** An event's row in the outbox, and the job that delivers it when anything subscribes to it. */
export const emittedEvent = (
  { type, payload }: DomainEvent,
  at: Date,
  id: string,
  subscribers: readonly SubscriberDefinition[],
): Appended => {
  const subscriberIds = subscribers.filter(({ event }) => event === type).map((subscriber) => subscriber.id);
  return {
    rows: { outbox_event: [{ id, type, payload, at }] },
    jobs:
      subscriberIds.length > 0 ? [newJob(deliverEvent.id, { eventId: id, subscriberIds }, { key: id })] : [],
  };
};
