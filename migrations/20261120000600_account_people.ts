import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('person', (table) => {
    table.uuid('id').primary();
    table.text('email').notNullable();
    table.text('role').notNullable();
    table.text('first_name');
    table.text('last_name');
    table.date('dob');
    table.text('gender');
    table.text('phone');
    table.text('street_address1');
    table.text('street_address2');
    table.text('city');
    table.text('state');
    table.text('zip_code');
    table.timestamp('created_at').notNullable();
    table.unique(['email']);
  });
  await knex.schema.createTable('person_identity', (table) => {
    table.text('source').notNullable();
    table.text('sub').notNullable();
    table.uuid('person_id').notNullable().references('person.id');
    table.timestamp('created_at').notNullable();
    table.primary(['source', 'sub']);
    table.index(['person_id']);
  });
  await knex.schema.createTable('lead', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').references('person.id');
    table.timestamp('created_at').notNullable();
    table.index(['person_id']);
  });
  // Append-only: what someone agreed to or withdrew, with the hash of the exact text.
  await knex.schema.createTable('consent', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').notNullable().references('person.id');
    table.text('type').notNullable();
    table.text('version').notNullable();
    table.text('text_hash').notNullable();
    table.boolean('given').notNullable();
    table.text('ip').notNullable();
    table.text('user_agent').notNullable();
    table.timestamp('at').notNullable();
    table.index(['person_id', 'type', 'at']);
  });
  await knex.schema.createTable('notice', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').notNullable().references('person.id');
    table.text('kind').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['person_id', 'created_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['notice', 'consent', 'lead', 'person_identity', 'person'])
    await knex.schema.dropTable(table);
};
