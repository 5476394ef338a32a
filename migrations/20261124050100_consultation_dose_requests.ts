import type { Knex } from 'knex';

/** What a patient asked for in a change of their dose, and what the software proposed; null for every other visit. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('journey', (table) => {
    table.jsonb('dose_requests');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('journey', (table) => {
    table.dropColumn('dose_requests');
  });
};
