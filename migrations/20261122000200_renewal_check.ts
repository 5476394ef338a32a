import type { Knex } from 'knex';

/** When a patient's prescriptions are checked for a renewal that opens. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.renameTable('renewal_watch', 'renewal_check');
  await knex.schema.alterTable('renewal_check', (table) => table.renameColumn('look_at', 'check_at'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('renewal_check', (table) => table.renameColumn('check_at', 'look_at'));
  await knex.schema.renameTable('renewal_check', 'renewal_watch');
};
