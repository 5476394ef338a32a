import type { Knex } from 'knex';

/** The time zone that a patient chose for dates; without one, that of their state. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => {
    table.text('time_zone');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('person', (table) => {
    table.dropColumn('time_zone');
  });
};
