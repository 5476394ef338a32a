import type { Knex } from 'knex';

/** Failed calls to the pharmacy that have not succeeded since: an outage, or one call about one order. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('pharmacy_trouble', (table) => {
    table.text('subject').primary();
    table.uuid('order_id').references('customer_order.id');
    table.integer('failures').notNullable();
    table.timestamp('since').notNullable();
    table.timestamp('retry_at').notNullable();
    table.index(['order_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('pharmacy_trouble');
};
