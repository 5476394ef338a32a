import type { Knex } from 'knex';

/** Credit of patients, and the invoices that used it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('credit', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id').index();
    table.integer('amount').notNullable();
    // What it was granted for, in words that the patient reads.
    table.text('reason').notNullable();
    table.timestamp('created_at').notNullable();
    table.check('amount > 0', {}, 'credit_is_positive');
  });
  await knex.schema.createTable('credit_use', (table) => {
    table.uuid('credit_id').notNullable().references('credit.id');
    table.uuid('invoice_id').notNullable().references('invoice.id').index();
    table.integer('amount').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['credit_id', 'invoice_id']);
    table.check('amount > 0', {}, 'credit_use_is_positive');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('credit_use');
  await knex.schema.dropTable('credit');
};
