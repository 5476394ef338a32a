import type { Knex } from 'knex';

/** Products that a visitor ordered, by the lead sent to checkout, so that the cart on the other host can remove them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('cart_ordered', (table) => {
    table.uuid('lead_id').primary();
    table.specificType('product_ids', 'integer[]').notNullable();
    table.timestamp('ordered_at').notNullable();
  });
  await knex.schema.alterTable('checkout', (table) => {
    table.uuid('lead_id');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('checkout', (table) => {
    table.dropColumn('lead_id');
  });
  await knex.schema.dropTable('cart_ordered');
};
