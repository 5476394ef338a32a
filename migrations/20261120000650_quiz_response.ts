import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('quiz_response', (table) => {
    table.uuid('id').primary();
    // A visitor's answers belong to their lead until they sign up.
    table.uuid('user_id');
    table.uuid('lead_id');
    table.text('config_name').notNullable();
    table.integer('config_version').notNullable();
    table.text('status').notNullable();
    table.jsonb('content').notNullable();
    table.text('result');
    table.text('site').notNullable();
    table.integer('revision').notNullable().defaultTo(0);
    // Earlier submitted versions of these answers, oldest first: an amendment never loses earlier answers.
    table.jsonb('history').notNullable().defaultTo('[]');
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.index(['user_id', 'config_name']);
    table.index(['lead_id', 'config_name']);
  });
  await knex.raw(
    'alter table quiz_response add constraint quiz_response_owner check (user_id is not null or lead_id is not null)',
  );
  // One draft per owner and questionnaire, even when two devices save at once.
  await knex.raw(`create unique index quiz_response_one_draft on quiz_response
    (coalesce(user_id, lead_id), config_name) where status = 'in-progress'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('quiz_response');
};
