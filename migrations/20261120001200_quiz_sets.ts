import type { Knex } from 'knex';

/** Existing journeys get the set that follows from their one questionnaire. */
const fillIn = async (knex: Knex): Promise<void> => {
  await knex.raw(`insert into quiz_set (id, user_id, kind, status, touched_at, created_at)
    select j.id, j.user_id, j.kind,
      case when r.status = 'stopped' then 'stopped'
           when r.status in ('completed', 'amended') then 'completed'
           when j.status in ('expired', 'cancelled', 'abandoned') then 'expired'
           when r.id is null then 'not_started' else 'in_progress' end,
      coalesce(r.updated_at, j.created_at), j.created_at
    from journey j join consultation c on c.journey_id = j.id
      left join quiz_response r on r.id = c.quiz_response_id`);
  await knex.raw(`insert into ordered_quiz_response (id, quiz_set_id, position, config_name, status, quiz_response_id)
    select gen_random_uuid(), j.id, 0,
      coalesce(r.config_name, case when c.kind = 'renewal' then 'renewal-medical-history' else 'hair-intake' end),
      case when r.status in ('completed', 'amended') then 'completed' else 'current' end, r.id
    from journey j join consultation c on c.journey_id = j.id
      left join quiz_response r on r.id = c.quiz_response_id`);
  await knex.raw('update journey set quiz_set_id = id where id in (select id from quiz_set)');
};

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('quiz_set', (table) => {
    table.uuid('id').primary();
    // A visitor's set belongs to their lead until they sign in.
    table.uuid('user_id');
    table.uuid('lead_id');
    table.text('kind').notNullable();
    table.text('status').notNullable();
    // Time of the last answer; an unfinished set expires after 30 days without one.
    table.timestamp('touched_at').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['user_id', 'kind']);
    table.index(['lead_id', 'kind']);
    table.index(['status', 'touched_at']);
  });
  await knex.raw(
    'alter table quiz_set add constraint quiz_set_owner check (user_id is not null or lead_id is not null)',
  );
  await knex.schema.createTable('ordered_quiz_response', (table) => {
    table.uuid('id').primary();
    table.uuid('quiz_set_id').notNullable().references('quiz_set.id');
    table.integer('position').notNullable();
    table.text('config_name').notNullable();
    table.text('status').notNullable();
    table.uuid('quiz_response_id');
    // The question is asked only when earlier answers meet this condition; null: always.
    table.jsonb('only_if');
    table.unique(['quiz_set_id', 'position']);
    table.index(['quiz_response_id']);
  });
  await knex.schema.alterTable('journey', (table) => {
    table.uuid('quiz_set_id').references('quiz_set.id');
  });
  await fillIn(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('journey', (table) => {
    table.dropColumn('quiz_set_id');
  });
  for (const table of ['ordered_quiz_response', 'quiz_set']) await knex.schema.dropTable(table);
};
