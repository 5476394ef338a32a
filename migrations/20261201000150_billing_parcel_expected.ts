import type { Knex } from 'knex';

/** When the carrier expects to bring a package; null while it has not said. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('order_parcel', (table) => {
    table.timestamp('expected_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('order_parcel', (table) => {
    table.dropColumn('expected_at');
  });
};
