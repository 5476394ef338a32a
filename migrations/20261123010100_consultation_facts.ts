import type { Knex } from 'knex';

/** Dates and earlier versions of answers are facts now; a finding says what it rests on. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('consultation', (table) => {
    table.dropColumn('answered_at');
    table.dropColumn('earlier_answers');
  });
  await knex.schema.alterTable('eligibility_finding', (table) => {
    // Empty for findings from before: they ask for a new acknowledgement while their visit is open.
    table.text('basis').notNullable().defaultTo('');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('eligibility_finding', (table) => table.dropColumn('basis'));
  await knex.schema.alterTable('consultation', (table) => {
    table.jsonb('answered_at').notNullable().defaultTo('{}');
    table.jsonb('earlier_answers').notNullable().defaultTo('[]');
  });
};
