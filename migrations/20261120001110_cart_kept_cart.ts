import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('kept_cart', (table) => {
    // A patient, or a visitor's lead.
    table.uuid('owner_id').primary();
    table.specificType('product_ids', 'integer[]').notNullable();
    table.timestamp('updated_at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('kept_cart');
};
