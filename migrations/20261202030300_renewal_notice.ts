import type { Knex } from 'knex';

/** Days before the end of a prescription of which a patient was told that their renewal is due. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('renewal_notice', (table) => {
    table.uuid('user_id').notNullable().references('person.id');
    table.timestamp('ends_at').notNullable();
    table.smallint('days_before').notNullable();
    table.timestamp('told_at').notNullable();
    table.primary(['user_id', 'ends_at', 'days_before']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('renewal_notice');
};
