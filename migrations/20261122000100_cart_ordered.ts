import type { Knex } from 'knex';

/** What a visitor ordered, under the lead he brought to checkout: the cart that he left on the other host learns of it. */
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
