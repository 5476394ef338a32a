import type { Knex } from 'knex';

/** Kinds of browser in which a person has signed in: another one is told to them by email. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('known_device', (table) => {
    table.uuid('person_id').notNullable().references('person.id');
    // “Safari on an iPhone”.
    table.text('name').notNullable();
    table.timestamp('first_used_at').notNullable();
    table.primary(['person_id', 'name']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('known_device');
};
