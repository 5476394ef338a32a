import type { Knex } from 'knex';

/** Check-ins during treatment: which are due, which were answered, and what came of them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('check_in', (table) => {
    table.uuid('consultation_id').primary().references('consultation.id');
    table.uuid('user_id').notNullable();
    table.text('form').notNullable().checkIn(['check_in', 'early', 'post_arc']);
    // The renewal that a post-arc follows.
    table.uuid('about_consultation_id').unique().references('consultation.id');
    table.boolean('asks_reading').notNullable();
    table.timestamp('opened_at').notNullable();
    table.timestamp('due_at').notNullable();
    // When the patient answered, or it ended without an answer.
    table.timestamp('closed_at');
    table.text('result').checkIn(['normal', 'flagged', 'urgent', 'missed']);
    // What staff have to do because there is no answer.
    table.text('task').checkIn(['call', 'bridge', 'clinician']);
    table.index(['user_id', 'opened_at']);
    table.check('(closed_at is null) = (result is null)', {}, 'check_in_closed_with_result');
    table.check(
      "(form = 'post_arc') = (about_consultation_id is not null)",
      {},
      'check_in_post_arc_follows_a_renewal',
    );
  });
  // One open check-in at a time: what comes due joins it.
  await knex.raw(
    "create unique index check_in_one_open on check_in (user_id, (form = 'post_arc')) where closed_at is null",
  );
  await knex.schema.createTable('check_in_item', (table) => {
    table.uuid('user_id').notNullable();
    table.text('item').notNullable();
    table.text('started_on').notNullable();
    table.integer('number').notNullable();
    table.uuid('consultation_id').notNullable().references('check_in.consultation_id');
    table.timestamp('due_at').notNullable();
    // The steps that followed because there was no answer.
    table.specificType('steps', 'text[]').notNullable().defaultTo('{}');
    table.primary(['user_id', 'item', 'started_on', 'number']);
    table.index(['consultation_id']);
  });
  // Whose check-ins have to be looked at, and when.
  await knex.schema.createTable('check_in_watch', (table) => {
    table.uuid('user_id').primary();
    table.timestamp('look_at').notNullable();
    table.index(['look_at']);
  });
  await knex.raw(
    `insert into check_in_watch (user_id, look_at)
     select distinct user_id, now() from prescription where status in ('active', 'on_hold', 'completed')`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['check_in_watch', 'check_in_item', 'check_in']) await knex.schema.dropTable(table);
};
