import type { Knex } from 'knex';

/** Email that goes out: one row for each, with what became of it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('mail', (table) => {
    table.uuid('id').primary();
    table.text('dedupe_key').notNullable().unique();
    // Null for an address that is not that of an account.
    table.uuid('user_id');
    table.text('kind').notNullable();
    table.text('recipient').notNullable();
    table.text('subject').notNullable();
    table.text('preview').notNullable();
    table.text('body').notNullable();
    table.text('action').notNullable();
    table.text('link').notNullable();
    table.text('unsubscribe');
    table.text('state').notNullable();
    table.integer('tries').notNullable();
    table.timestamp('next_try_at').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('finished_at');
    // What the mail server called it.
    table.text('provider_id');
    table.text('problem');
    table.check(`state in ('queued', 'sent', 'bounced', 'failed')`, {}, 'mail_state');
    table.index(['user_id', 'created_at']);
  });
  await knex.raw(`create index mail_waiting on mail (next_try_at) where state = 'queued'`);
  // Addresses to which mail servers do not deliver.
  await knex.schema.createTable('mail_address', (table) => {
    table.text('address').primary();
    table.text('reason').notNullable();
    table.timestamp('refused_at').notNullable();
  });
  // Its emails were never sent; from now on they are in `mail`.
  await knex.schema.dropTable('outgoing_mail');
  await knex.schema.alterTable('unsubscribe_link', (table) => {
    table.text('type').notNullable().defaultTo('email_marketing');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('unsubscribe_link', (table) => table.dropColumn('type'));
  await knex.schema.createTable('outgoing_mail', (table) => {
    table.uuid('id').primary();
    table.text('recipient').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.text('link').notNullable();
    table.timestamp('at').notNullable();
    table.index(['at']);
  });
  for (const table of ['mail_address', 'mail']) await knex.schema.dropTable(table);
};
