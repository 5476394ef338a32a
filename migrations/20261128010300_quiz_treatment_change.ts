import type { Knex } from 'knex';

/** Changes of a treatment by the id of the request, so that the same one is made once. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('treatment_change', (table) => {
    // Made by the browser.
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id');
    // What the patient was answered; null only while the change is being made.
    table.jsonb('answer');
    table.timestamp('at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('treatment_change');
};
