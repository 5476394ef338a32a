import type { Knex } from 'knex';

/** Why an operator made a discount and why they ended it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('discount', (table) => {
    table.text('reason');
    table.text('end_reason');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('discount', (table) => {
    table.dropColumn('reason');
    table.dropColumn('end_reason');
  });
};
