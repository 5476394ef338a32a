import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('product', (table) => {
    table.integer('id').primary();
    table.text('drug_type').notNullable();
    table.integer('price').notNullable().checkPositive();
    table.boolean('user_selectable').notNullable();
    // Texts, conflicts and images: read whole, never searched.
    table.jsonb('sheet').notNullable();
    table.index(['drug_type']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('product');
};
