import type { Knex } from 'knex';

/** Browser sessions of signed-in people. The cookie contains a random id; only its hash is stored here. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('web_session', (table) => {
    table.text('sid_hash').primary();
    table.text('sub').notNullable().index();
    table.uuid('user_id').notNullable().index();
    table.text('role').notNullable();
    table.jsonb('data').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('used_at').notNullable();
    table.timestamp('expires_at').notNullable().index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('web_session');
};
