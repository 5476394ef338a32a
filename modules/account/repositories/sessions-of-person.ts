import type { Knex } from 'knex';

/** The sessions of a person, on every host and device. */
export const sessionsOfPerson = (db: Knex) => ({
  end: async (personId: string): Promise<void> => {
    await db('web_session').where({ user_id: personId }).delete();
  },
});
