import { z } from 'zod';
import { readRows } from '../database/read-rows.ts';
import { defineJob, handleJob } from '../jobs/define-job.ts';
import { DEFAULT_MAX_ATTEMPTS } from '../jobs/new-job.ts';
import type { JobDefinition, SubscriberDefinition } from '../module.ts';
import { AnswerNeeded, type Scope } from '../scope.ts';
import type { StoredEvent } from './event.ts';

/** Records the deliveries that are not recorded yet, and returns the event next to each of them. */
const noteSql = `with noted as (
  insert into event_delivery (event_id, subscriber, at)
  select e.id, s.id, $3 from outbox_event e, unnest($2::text[]) s(id) where e.id = $1
  on conflict (event_id, subscriber) do nothing returning subscriber
)
select e.id, e.type, e.payload, e.at, n.subscriber from outbox_event e left join noted n on true where e.id = $1`;

/** A subscriber failed; what its transaction wrote is gone. */
class SubscriberFailed extends Error {
  readonly subscriber: SubscriberDefinition;
  constructor(subscriber: SubscriberDefinition, cause: unknown) {
    super(`The subscriber "${subscriber.id}" failed.`, { cause });
    this.subscriber = subscriber;
  }
}

/**
 * Delivers an event to these subscribers in one transaction: the record of a delivery and the subscriber's work are
 * both there or both not. Throws `SubscriberFailed` for the first one that fails.
 */
const deliverTogether = (
  scope: Scope,
  eventId: string,
  subscribers: readonly SubscriberDefinition[],
): Promise<void> =>
  scope.transaction(async (tx) => {
    const ids = subscribers.map(({ id }) => id);
    const rows = await readRows<StoredEvent & { readonly subscriber: string | null }>(tx.db, noteSql, [
      eventId,
      ids,
      tx.clock.now(),
    ]);
    if (rows.length === 0) throw new Error(`There is no event ${eventId}.`);
    for (const subscriber of subscribers) {
      const event = rows.find((row) => row.subscriber === subscriber.id);
      if (!event) continue;
      try {
        await subscriber.handle(tx, event);
      } catch (error) {
        // Nothing failed: the transaction gets the answer and runs again.
        if (error instanceof AnswerNeeded) throw error;
        throw new SubscriberFailed(subscriber, error);
      }
    }
  });

/** As `deliverTogether`; when one fails, the others are delivered one by one. Returns what failed. */
const deliverGroup = async (
  scope: Scope,
  eventId: string,
  group: readonly SubscriberDefinition[],
): Promise<readonly unknown[]> => {
  try {
    await deliverTogether(scope, eventId, group);
    return [];
  } catch (error) {
    if (!(error instanceof SubscriberFailed)) return [error];
    const failures = [error.cause];
    for (const other of group)
      if (other !== error.subscriber) failures.push(...(await deliverGroup(scope, eventId, [other])));
    return failures;
  }
};

/**
 * Subscribers that lock nothing share the first other one's transaction. Two that lock never share one, because their
 * locks together might not be in the order that all code keeps.
 */
const groupsOf = (
  subscribers: readonly SubscriberDefinition[],
): readonly (readonly SubscriberDefinition[])[] => {
  const [first, ...others] = subscribers.filter(({ locks }) => locks);
  const unlocked = subscribers.filter(({ locks }) => !locks);
  return [[...(first ? [first] : []), ...unlocked], ...others.map((one) => [one])];
};

const delivery = z.object({ eventId: z.string(), subscriberIds: z.array(z.string()) });

/** As older processes queued it: one subscriber in each job. */
const olderDelivery = z
  .object({ eventId: z.string(), subscriberId: z.string() })
  .transform(({ eventId, subscriberId }) => ({ eventId, subscriberIds: [subscriberId] }));

export const deliverEvent = defineJob('events.deliver', z.union([delivery, olderDelivery]), {
  maxAttempts: DEFAULT_MAX_ATTEMPTS,
});

/**
 * The job that delivers an event to its subscribers: attempted at least once, handled at most once by each. A subscriber's
 * work and the record of its delivery are one transaction, and a subscriber that fails has no effect on the others: the
 * job is retried for it. Events are delivered in no particular order.
 */
export const deliverJob = (subscribers: readonly SubscriberDefinition[]): JobDefinition =>
  handleJob(deliverEvent, async (scope, { eventId, subscriberIds: wanted }) => {
    const known = subscribers.filter(({ id }) => wanted.includes(id));
    const failures: unknown[] = [];
    for (const group of groupsOf(known)) failures.push(...(await deliverGroup(scope, eventId, group)));
    // During a deployment an older process may get a newer subscriber's job: fail, so that the job is retried.
    const unknown = wanted.find((id) => known.every((subscriber) => subscriber.id !== id));
    if (failures.length > 0) throw failures[0];
    if (unknown !== undefined) throw new Error(`There is no subscriber "${unknown}" here.`);
  });
