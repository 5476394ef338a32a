import type { Knex } from 'knex';

/** What a stop or an emergency took: null for other findings, and for those from before rules had a scope. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('eligibility_finding', (table) => {
    table.text('scope');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('eligibility_finding', (table) => table.dropColumn('scope'));
};
