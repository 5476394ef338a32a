import type { Knex } from 'knex';

/** Emails that the simulated mail server got; empty in production. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_mail', (table) => {
    table.uuid('id').primary();
    table.bigIncrements('position', { primaryKey: false });
    table.text('recipient').notNullable();
    table.text('subject').notNullable();
    table.text('html').notNullable();
    table.text('text').notNullable();
    table.jsonb('headers').notNullable();
    table.timestamp('at').notNullable();
    table.index(['recipient', 'position']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_mail');
};
