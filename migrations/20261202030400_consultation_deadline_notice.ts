import type { Knex } from 'knex';

/** Deadlines of cases of which clinicians were told, each once. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('deadline_notice', (table) => {
    table.uuid('consultation_id').notNullable().references('consultation.id');
    table.timestamp('due_at').notNullable();
    table.timestamp('told_at').notNullable();
    table.primary(['consultation_id', 'due_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('deadline_notice');
};
