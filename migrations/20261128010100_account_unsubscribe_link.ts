import type { Knex } from 'knex';

/** Links in emails with news and offers, each of which ends them for the person it was sent to, without signing in. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('unsubscribe_link', (table) => {
    // SHA-256 of a random token.
    table.text('token_hash').primary();
    table.uuid('person_id').notNullable().references('person.id').index();
    table.timestamp('created_at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('unsubscribe_link');
};
