import type { Knex } from 'knex';

export const leadRepository = (db: Knex) => ({
  /** Remembers a visitor's lead; asking again changes nothing. */
  ensure: async (id: string, at: Date): Promise<void> => {
    await db('lead').insert({ id, created_at: at }).onConflict('id').ignore();
  },
  /** Binds a lead to a person unless it already belongs to someone. Gives whether it is his. */
  claim: async (id: string, personId: string, at: Date): Promise<boolean> => {
    await db('lead').insert({ id, person_id: personId, created_at: at }).onConflict('id').ignore();
    await db('lead').where({ id, person_id: null }).update({ person_id: personId });
    const row = await db('lead').select('person_id').where({ id }).first();
    return row?.person_id === personId;
  },
});
