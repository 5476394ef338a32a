import type { Knex } from 'knex';

/** Patients' requests to delete their account. A row has numbers and dates only, and stays. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('account_deletion', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id').index();
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.timestamp('requested_at').notNullable();
    // Until then the patient may take it back.
    table.timestamp('due_at').notNullable();
    table.check(`status in ('scheduled', 'withdrawn', 'done')`, {}, 'account_deletion_status');
  });
  await knex.raw(`
    create unique index account_deletion_one on account_deletion (user_id) where status = 'scheduled';
    create index account_deletion_due on account_deletion (due_at) where status = 'scheduled';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('account_deletion');
};
