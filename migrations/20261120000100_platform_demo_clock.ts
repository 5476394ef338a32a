import type { Knex } from 'knex';

/** How far the demo clock is ahead of the machine's. One row, inserted here. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_clock', (table) => {
    table.boolean('only').primary().defaultTo(true).checkIn(['true']);
    table.bigInteger('ahead_ms').notNullable().defaultTo(0);
  });
  await knex('demo_clock').insert({ only: true });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_clock');
};
