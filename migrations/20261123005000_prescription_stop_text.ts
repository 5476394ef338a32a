import type { Knex } from 'knex';

/** What the patient reads about why a clinician discontinued a prescription. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription', (table) => {
    table.text('stop_text');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription', (table) => {
    table.dropColumn('stop_text');
  });
};
