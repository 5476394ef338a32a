import type { Knex } from 'knex';

/** Links that end news and offers for the person they were sent to. They do not expire. */
export const unsubscribeLinkRepository = (db: Knex) => ({
  add: async (tokenHash: string, personId: string, at: Date): Promise<void> => {
    await db('unsubscribe_link').insert({ token_hash: tokenHash, person_id: personId, created_at: at });
  },

  personOf: async (tokenHash: string): Promise<string | null> =>
    (await db('unsubscribe_link').where({ token_hash: tokenHash }).first('person_id'))?.person_id ?? null,
});
