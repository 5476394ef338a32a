import type { Knex } from 'knex';

/** “Let the doctor decide”: the clinician chooses the treatment; recorded from checkout to the visit. */
export const up = async (knex: Knex): Promise<void> => {
  for (const name of ['checkout', 'journey'])
    await knex.schema.alterTable(name, (table) => {
      table.boolean('clinician_decides').notNullable().defaultTo(false);
    });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of ['checkout', 'journey'])
    await knex.schema.alterTable(name, (table) => {
      table.dropColumn('clinician_decides');
    });
};
