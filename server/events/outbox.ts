import type { Knex } from 'knex';
import { DEFAULT_MAX_ATTEMPTS, enqueueJob } from '../jobs/enqueue-job.ts';
import type { JobDefinition, SubscriberDefinition } from '../module.ts';
import type { DomainEvent, StoredEvent } from './event.ts';

const DELIVER = 'events.deliver';

/**
 * Writes an event to the outbox and adds one delivery job per subscriber of its type, all or nothing: in the
 * transaction that is passed, or in its own.
 */
export const emitEvent = async (
  db: Knex,
  event: DomainEvent,
  at: Date,
  id: string,
  subscribers: readonly SubscriberDefinition[],
): Promise<void> => {
  if (!db.isTransaction)
    return db.transaction((transaction) => emitEvent(transaction, event, at, id, subscribers));
  await db('outbox_event').insert({ id, type: event.type, payload: JSON.stringify(event.payload), at });
  for (const subscriber of subscribers.filter((candidate) => candidate.event === event.type))
    await enqueueJob(
      db,
      DELIVER,
      { eventId: id, subscriberId: subscriber.id },
      { key: `${id}:${subscriber.id}` },
    );
};

/**
 * The job that delivers an event to a subscriber: attempted at least once, handled at most once. The subscriber's
 * work and the record of the delivery are one transaction. Events are delivered in no particular order.
 */
export const deliverJob = (subscribers: readonly SubscriberDefinition[]): JobDefinition => ({
  id: DELIVER,
  maxAttempts: DEFAULT_MAX_ATTEMPTS,
  run: (scope, { eventId, subscriberId }) =>
    scope.transaction(async (tx) => {
      const subscriber = subscribers.find((candidate) => candidate.id === subscriberId);
      // During a deployment an older process may get a newer subscriber's job: fail, so that the job is retried.
      if (!subscriber) throw new Error(`There is no subscriber "${String(subscriberId)}" here.`);
      const event = await tx
        .db<StoredEvent>('outbox_event')
        .where({ id: String(eventId) })
        .first();
      if (!event) throw new Error(`There is no event ${String(eventId)}.`);
      const noted = await tx
        .db('event_delivery')
        .insert({ event_id: event.id, subscriber: subscriber.id, at: tx.clock.now() })
        .onConflict(['event_id', 'subscriber'])
        .ignore()
        .returning('event_id');
      if (noted.length > 0) await subscriber.handle(tx, event);
    }),
});
