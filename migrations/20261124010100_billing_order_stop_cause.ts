import type { Knex } from 'knex';

/** Why an order is to be stopped: what the patient is told when it is too late depends on it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('order_stop', (table) => {
    table.text('cause').notNullable().defaultTo('unsafe');
    table.check(`cause in ('unsafe', 'replaced')`, {}, 'order_stop_cause');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('order_stop', (table) => {
    table.dropChecks('order_stop_cause');
    table.dropColumn('cause');
  });
};
