import type { Knex } from 'knex';

/** Pages that the simulated pager got; empty in production. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_page', (table) => {
    table.uuid('id').primary();
    table.bigIncrements('position', { primaryKey: false });
    table.text('body').notNullable();
    table.integer('deliveries').notNullable();
    table.timestamp('at').notNullable();
    table.index(['position']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_page');
};
