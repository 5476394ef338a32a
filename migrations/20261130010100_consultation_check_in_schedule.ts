import type { Knex } from 'knex';

/** When each patient's check-ins are updated next. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.renameTable('check_in_watch', 'check_in_schedule');
  await knex.schema.alterTable('check_in_schedule', (table) => table.renameColumn('look_at', 'check_at'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('check_in_schedule', (table) => table.renameColumn('check_at', 'look_at'));
  await knex.schema.renameTable('check_in_schedule', 'check_in_watch');
};
