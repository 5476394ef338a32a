import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // People to notify, once, when prescriptions become possible in a state.
  await knex.schema.createTable('state_notice', (table) => {
    table.uuid('id').primary();
    table.text('state').notNullable();
    table.text('email').notNullable();
    table.uuid('lead_id');
    table.uuid('user_id');
    table.timestamp('created_at').notNullable();
    table.unique(['state', 'email']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('state_notice');
};
