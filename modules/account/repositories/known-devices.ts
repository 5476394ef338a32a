import type { Knex } from 'knex';

/** The kinds of browser in which a person has signed in, such as “Safari on an iPhone”. */
export const knownDeviceRepository = (db: Knex) => ({
  /** Adds one. Whether it is new to somebody who has signed in with another one before. */
  isNews: async (personId: string, name: string, at: Date): Promise<boolean> => {
    const known = await db('known_device').where({ person_id: personId }).pluck('name');
    if (known.includes(name)) return false;
    const added = await db('known_device')
      .insert({ person_id: personId, name, first_used_at: at })
      .onConflict(['person_id', 'name'])
      .ignore()
      .returning('name');
    return added.length > 0 && known.length > 0;
  },
});
