import type { Knex } from 'knex';
import type { JsonObject } from '../domain/json.ts';

export interface StoredEvent {
  readonly id: string;
  /** What the browser calls it; null for the server's own events. */
  readonly eventId: string | null;
  readonly name: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  /** Path of the page it tells of. */
  readonly url: string | null;
  readonly payload: JsonObject;
  readonly at: Date;
  readonly mayShare: boolean;
}

export type SharedEvent = Pick<StoredEvent, 'id' | 'name' | 'leadId' | 'payload' | 'at'>;

export const eventRepository = (db: Knex) => ({
  /** An event that was told before is left as it is. */
  add: async (event: StoredEvent): Promise<void> => {
    await db('analytics_event')
      .insert({
        id: event.id,
        event_id: event.eventId,
        name: event.name,
        user_id: event.userId,
        lead_id: event.leadId,
        url: event.url,
        payload: JSON.stringify(event.payload),
        at: event.at,
        may_share: event.mayShare,
      })
      .onConflict('event_id')
      .ignore();
  },

  /** Puts up to `size` of the oldest events that wait since `since` into a batch; gives their number. */
  gather: async (batchId: string, since: Date, size: number): Promise<number> =>
    db('analytics_event')
      .whereIn(
        'id',
        db('analytics_event')
          .select('id')
          .where('may_share', true)
          .whereNull('batch_id')
          .where('at', '>', since)
          .orderBy('at')
          .limit(size)
          .forUpdate()
          .skipLocked(),
      )
      .update({ batch_id: batchId }),

  /** Those of a batch that were not passed on yet. */
  batch: async (batchId: string): Promise<SharedEvent[]> =>
    db('analytics_event')
      .select('id', 'name', 'lead_id as leadId', 'payload', 'at')
      .where({ batch_id: batchId })
      .whereNull('forwarded_at')
      .orderBy('at'),

  markForwarded: async (batchId: string, at: Date): Promise<void> => {
    await db('analytics_event')
      .where({ batch_id: batchId })
      .whereNull('forwarded_at')
      .update({ forwarded_at: at });
  },

  /** Deletes up to `most` events from before `limit`; gives their number. */
  removeBefore: async (limit: Date, most: number): Promise<number> =>
    db('analytics_event')
      .whereIn('id', db('analytics_event').select('id').where('at', '<', limit).limit(most))
      .del(),
});
