import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_pharmacy_order', (table) => {
    table.uuid('order_id').primary();
    table.text('remote_id').notNullable();
    table.timestamp('received_at').notNullable();
    table.timestamp('cancelled_at');
    table.jsonb('contents').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_pharmacy_order');
};
