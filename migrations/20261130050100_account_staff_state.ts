import type { Knex } from 'knex';

/** When a member of staff was deactivated; null for everyone else. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => table.timestamp('deactivated_at'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => table.dropColumn('deactivated_at'));
};
