import type { Knex } from 'knex';

/** When a check of refunds and disputes was last completed; null while that is not known. The next one looks as far back. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('settlement_check', (table) => {
    table.timestamp('succeeded_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('settlement_check', (table) => {
    table.dropColumn('succeeded_at');
  });
};
