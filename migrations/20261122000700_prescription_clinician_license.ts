import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.renameTable('clinician_licence', 'clinician_license');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.renameTable('clinician_license', 'clinician_licence');
};
