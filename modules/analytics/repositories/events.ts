import type { Knex } from 'knex';
import type { JsonObject } from '../domain/json.ts';

export interface StoredEvent {
  readonly id: string;
  readonly name: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  /** Path of the page it tells of. */
  readonly url: string | null;
  readonly payload: JsonObject;
  readonly at: Date;
}

export const eventRepository = (db: Knex) => ({
  add: async (event: StoredEvent): Promise<void> => {
    await db('analytics_event').insert({
      id: event.id,
      name: event.name,
      user_id: event.userId,
      lead_id: event.leadId,
      url: event.url,
      payload: JSON.stringify(event.payload),
      at: event.at,
    });
  },
});
