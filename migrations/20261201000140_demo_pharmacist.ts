import type { Knex } from 'knex';

/** What the pharmacist of the demo decides: why an order is rejected, when the carrier brings it, and what is recalled or sent in place of something else. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('demo_pharmacy_order', (table) => {
    table.text('reason');
    table.timestamp('arrived_at');
    table.jsonb('recalls').notNullable().defaultTo('{}');
    table.jsonb('substitutes').notNullable().defaultTo('{}');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('demo_pharmacy_order', (table) => {
    table.dropColumns('reason', 'arrived_at', 'recalls', 'substitutes');
  });
};
