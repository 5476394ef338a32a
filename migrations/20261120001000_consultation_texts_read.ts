import type { Knex } from 'knex';

/** When the patient acknowledged a safety text; its version is that of the finding. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('eligibility_finding', (table) => {
    table.timestamp('read_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('eligibility_finding', (table) => {
    table.dropColumn('read_at');
  });
};
