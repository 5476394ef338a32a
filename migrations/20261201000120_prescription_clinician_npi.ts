import type { Knex } from 'knex';

/** The National Provider Identifier, which a pharmacy needs of whoever wrote a prescription. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('clinician', (table) => {
    table.text('npi');
    table.check(`npi ~ '^[12][0-9]{9}$'`, [], 'clinician_npi');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('clinician', (table) => {
    table.dropChecks('clinician_npi');
    table.dropColumn('npi');
  });
};
