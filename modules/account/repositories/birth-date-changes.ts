import type { Knex } from 'knex';
import type { BirthDateChange } from '../index.ts';

export const birthDateChangeRepository = (db: Knex) => ({
  add: async (personId: string, { id, before, after, reason }: BirthDateChange, at: Date): Promise<void> => {
    await db('birth_date_change').insert({ id, person_id: personId, before, after, reason, at });
  },
});
