import type { Knex } from 'knex';

/** The patient's yes to placing the same order again; kept over the issuer's page. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('checkout', (table) => {
    table.boolean('order_again').notNullable().defaultTo(false);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('checkout', (table) => {
    table.dropColumn('order_again');
  });
};
