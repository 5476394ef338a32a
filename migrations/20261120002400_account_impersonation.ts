import type { Knex } from 'knex';

/** Impersonations. The token passed from the staff host to the app host is stored as a hash. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('impersonation', (table) => {
    table.uuid('id').primary();
    table.uuid('operator_id').notNullable().references('person.id');
    table.uuid('patient_id').notNullable().references('person.id');
    table.text('reason').notNullable();
    table.text('status').notNullable();
    table.text('token_hash').notNullable().unique();
    table.text('agent_hash').notNullable();
    table.timestamp('token_expires_at').notNullable();
    table.timestamp('started_at').notNullable();
    table.timestamp('entered_at');
    table.timestamp('ends_at').notNullable();
    table.timestamp('ended_at');
    table.index(['patient_id', 'started_at']);
  });
  // One active impersonation per operator.
  await knex.raw(
    "create unique index impersonation_one_each on impersonation (operator_id) where status = 'started'",
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('impersonation');
};
