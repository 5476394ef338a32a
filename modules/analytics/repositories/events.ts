import type { Knex } from 'knex';
import type { JsonObject } from '../domain/json.ts';

export interface StoredEvent {
  readonly id: string;
  /** The browser's id for it; null for server events. */
  readonly eventId: string | null;
  readonly name: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  /** Path of the page it is about. */
  readonly url: string | null;
  readonly payload: JsonObject;
  readonly at: Date;
  readonly mayShare: boolean;
}

export type SharedEvent = Pick<StoredEvent, 'id' | 'name' | 'leadId' | 'payload' | 'at'>;

/** An event as a row. */
export const eventRow = (event: StoredEvent) => ({
  id: event.id,
  event_id: event.eventId,
  name: event.name,
  user_id: event.userId,
  lead_id: event.leadId,
  url: event.url,
  payload: event.payload,
  at: event.at,
  may_share: event.mayShare,
});

/** Events since an instant that may be forwarded and are in no batch. */
export const toForward = (db: Knex, since: Date) =>
  db('analytics_event')
    .select('id')
    .where('may_share', true)
    .whereNull('batch_id')
    .where('at', '>', since)
    .orderBy('at');

export const eventsBefore = (db: Knex, limit: Date) =>
  db('analytics_event').select('id').where('at', '<', limit);

export const eventRepository = (db: Knex) => ({
  /** An event that is already stored stays unchanged. */
  add: async (event: StoredEvent): Promise<void> => {
    await db('analytics_event')
      .insert({ ...eventRow(event), payload: JSON.stringify(event.payload) })
      .onConflict('event_id')
      .ignore();
  },

  /** Puts up to `size` of the oldest events waiting since `since` into a batch; returns their number. */
  gather: async (batchId: string, since: Date, size: number): Promise<number> =>
    db('analytics_event')
      .whereIn('id', toForward(db, since).limit(size).forUpdate().skipLocked())
      .update({ batch_id: batchId }),

  /** Events of a batch that were not forwarded yet. */
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

  /** Deletes up to `most` events from before `limit`; returns their number. */
  removeBefore: async (limit: Date, most: number): Promise<number> =>
    db('analytics_event').whereIn('id', eventsBefore(db, limit).limit(most)).del(),
});
