import type { Knex } from 'knex';

/** Photos of a renewal before it is sent, and the pauses of refills that begin when it is approved. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('renewal_photo', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('view').notNullable();
    table.text('object_key').notNullable();
    table.timestamp('taken_at').notNullable();
    table.unique(['user_id', 'view']);
    table.index(['taken_at']);
  });
  await knex.schema.createTable('renewal_pause', (table) => {
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.uuid('subscription_id').notNullable();
    // A day of the calendar, as the patient chose it.
    table.text('until').notNullable();
    table.uuid('request_id').notNullable();
    table.primary(['consultation_id', 'subscription_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('renewal_pause');
  await knex.schema.dropTable('renewal_photo');
};
