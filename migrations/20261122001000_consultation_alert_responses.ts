import type { Knex } from 'knex';

/** What clinicians did about the emergency of a visit, one row for each time; the last one that closes it is final. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('alert_response', (table) => {
    table.uuid('id').primary();
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.uuid('clinician_id').notNullable().references('clinician.id');
    table.text('outcome').notNullable();
    table.text('note').notNullable();
    table.timestamp('at').notNullable();
    table.index(['consultation_id', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('alert_response');
};
