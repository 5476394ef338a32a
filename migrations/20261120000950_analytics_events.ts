import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('analytics_event', (table) => {
    table.uuid('id').primary();
    table.text('name').notNullable();
    table.uuid('user_id');
    table.uuid('lead_id');
    // Path only: no host, no query, no ids.
    table.text('url');
    table.jsonb('payload').notNullable();
    table.timestamp('at').notNullable();
    table.index(['name', 'at']);
    table.index(['user_id', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('analytics_event');
};
