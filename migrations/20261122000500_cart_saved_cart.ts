import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.renameTable('kept_cart', 'saved_cart');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.renameTable('saved_cart', 'kept_cart');
};
