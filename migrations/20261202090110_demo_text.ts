import type { Knex } from 'knex';

/** Text messages that the simulated provider got from the product and from people; empty in production. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_text', (table) => {
    // The provider's id.
    table.text('sid').primary();
    table.bigIncrements('position', { primaryKey: false });
    table.text('direction').notNullable();
    // Ten digits, of the person.
    table.text('number').notNullable();
    table.text('body').notNullable();
    table.timestamp('at').notNullable();
    table.check(`direction in ('to_person', 'from_person')`, {}, 'demo_text_direction');
    table.index(['number', 'position']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_text');
};
