import type { Knex } from 'knex';

/**
 * Pages about emergencies: one row for each step of the escalation of an alert. An alert is a visit and the time at which its
 * emergency began; `alert_id` is its number outside, the id of its first page.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('alert_page', (table) => {
    table.uuid('id').primary();
    table.uuid('alert_id').notNullable();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.timestamp('alert_at').notNullable();
    table.text('step').notNullable();
    table.smallint('level').notNullable();
    table.text('audience').notNullable();
    table.specificType('recipients', 'uuid[]').notNullable();
    table.timestamp('deadline').notNullable();
    table.timestamp('due_at').notNullable();
    // Later than due, when no process ran.
    table.timestamp('queued_at').notNullable();
    table.text('state').notNullable();
    table.integer('attempts').notNullable();
    table.timestamp('next_attempt_at').notNullable();
    // Why the last attempt failed.
    table.text('problem');
    table.timestamp('finished_at');
    table.unique(['consultation_id', 'alert_at', 'step']);
    table.check('level between 1 and 3', {}, 'alert_page_level');
    table.check(`state in ('waiting', 'accepted', 'replaced', 'withdrawn')`, {}, 'alert_page_state');
    table.check(`(state = 'waiting') = (finished_at is null)`, {}, 'alert_page_finished');
  });
  await knex.raw(`create index alert_page_waiting on alert_page (next_attempt_at) where state = 'waiting'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('alert_page');
};
