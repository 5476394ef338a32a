import type { Knex } from 'knex';
import type { LeadContact } from '../domain/lead.ts';

export const leadRepository = (db: Knex) => ({
  /** Stores a visitor's lead; repeating it changes nothing. */
  ensure: async (id: string, at: Date): Promise<void> => {
    await db('lead').insert({ id, created_at: at }).onConflict('id').ignore();
  },
  /** Assigns a lead to a person unless it belongs to someone else. Returns whether it is theirs. */
  claim: async (id: string, personId: string, at: Date): Promise<boolean> => {
    await db('lead').insert({ id, person_id: personId, created_at: at }).onConflict('id').ignore();
    await db('lead').where({ id, person_id: null }).update({ person_id: personId });
    const row = await db('lead').select('person_id').where({ id }).first();
    return row?.person_id === personId;
  },
  saveContact: async (
    id: string,
    { firstName, email, phone }: Pick<LeadContact, 'firstName' | 'email' | 'phone'>,
    at: Date,
  ): Promise<void> => {
    await db('lead').where({ id }).update({ first_name: firstName, email, phone, contact_at: at });
  },
  /** Details that a visitor left; null when there are none, or when the lead belongs to a person now. */
  contact: async (id: string): Promise<{ firstName: string; email: string } | null> =>
    (await db('lead')
      .select('first_name as firstName', 'email')
      .where({ id, person_id: null })
      .whereNotNull('contact_at')
      .first()) ?? null,
  /** Ids of leads that left this address at `since` or later and belong to no person yet. */
  unclaimedOf: async (email: string, since: Date): Promise<string[]> =>
    db('lead').where({ email, person_id: null }).where('contact_at', '>=', since).orderBy('id').pluck('id'),
});
