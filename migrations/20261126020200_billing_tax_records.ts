import type { Knex } from 'knex';

/** What a tax service calls its record of the tax that went back with a refund. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('refund', (table) => {
    table.text('tax_reversal');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('refund', (table) => {
    table.dropColumn('tax_reversal');
  });
};
