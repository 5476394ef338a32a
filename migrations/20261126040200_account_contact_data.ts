import type { Knex } from 'knex';

/** What a patient changes on the account page: the email address with proof, and further addresses. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('email_change', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').notNullable().references('person.id');
    table.text('email').notNullable();
    // Of the secret in the link, which is only in the letter.
    table.text('token_hash').notNullable().unique();
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable();
    // Confirmed, replaced by a newer request, or withdrawn.
    table.text('outcome');
    table.timestamp('ended_at');
    table.check(`outcome in ('confirmed', 'replaced', 'withdrawn')`, {}, 'email_change_outcome');
    table.index(['person_id', 'created_at']);
    table.index(['email', 'created_at']);
  });
  // One is open at a time.
  await knex.raw(
    'create unique index email_change_one_open on email_change (person_id) where outcome is null',
  );
  // Letters to an address that is not, or no longer, that of an account: all others are notices.
  await knex.schema.createTable('outgoing_mail', (table) => {
    table.uuid('id').primary();
    table.text('recipient').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.text('link').notNullable();
    table.timestamp('at').notNullable();
    table.index(['at']);
  });
  // Addresses besides the default one, which stands in `person`.
  await knex.schema.createTable('person_address', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').notNullable().references('person.id');
    table.text('street_address1').notNullable();
    table.text('street_address2');
    table.text('city').notNullable();
    table.text('state').notNullable();
    table.text('zip_code').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['person_id', 'created_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['person_address', 'outgoing_mail', 'email_change']) await knex.schema.dropTable(table);
};
