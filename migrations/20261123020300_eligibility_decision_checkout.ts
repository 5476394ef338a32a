import type { Knex } from 'knex';

/** The checkout of a decision about an order, which may become several orders; null for other decisions. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('decision_record', (table) => {
    table.uuid('checkout_id');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('decision_record', (table) => table.dropColumn('checkout_id'));
};
