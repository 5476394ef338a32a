import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('renewal', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.uuid('quiz_response_id');
    // The visit in which a clinician decides; set when the renewal is submitted.
    table.uuid('consultation_id').unique();
    table.timestamp('submitted_at');
    table.timestamp('created_at').notNullable();
    table.index(['user_id', 'created_at']);
  });
  // One open renewal per patient, even with two browsers or processes at once.
  await knex.raw(`create unique index renewal_one_under_way on renewal (user_id)
    where status in ('open', 'in_progress', 'submitted')`);
  await knex.schema.createTable('renewal_watch', (table) => {
    table.uuid('user_id').primary();
    // When the patient's prescriptions must be checked next; null when nothing is scheduled.
    table.timestamp('look_at');
    table.index(['look_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('renewal_watch');
  await knex.schema.dropTable('renewal');
};
