import type { Knex } from 'knex';

/** Changes of a birth date, with the reason that the patient gave. Append-only. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('birth_date_change', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').notNullable().references('person.id');
    table.date('before');
    table.date('after').notNullable();
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.index(['person_id', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('birth_date_change');
};
