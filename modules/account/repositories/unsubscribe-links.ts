import type { Knex } from 'knex';
import type { OptionalContact } from '../domain/contact-preferences.ts';

/** Whom and what a link unsubscribes. */
interface Subscriber {
  readonly userId: string;
  readonly type: OptionalContact['type'];
}

/** Links that end a kind of email for the person they were sent to. They do not expire. */
export const unsubscribeLinkRepository = (db: Knex) => ({
  add: async (tokenHash: string, { userId, type }: Subscriber, at: Date): Promise<void> => {
    await db('unsubscribe_link').insert({ token_hash: tokenHash, person_id: userId, type, created_at: at });
  },

  subscriberOf: async (tokenHash: string): Promise<Subscriber | null> =>
    (await db('unsubscribe_link').where({ token_hash: tokenHash }).first('person_id as userId', 'type')) ??
    null,
});
