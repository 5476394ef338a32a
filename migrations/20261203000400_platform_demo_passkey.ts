import type { Knex } from 'knex';

/** Passkeys at the embedded identity provider, and the challenges that they answer; empty in production. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_identity_passkey', (table) => {
    // The credential's id, which its device chose, in base64url.
    table.text('id').primary();
    table.uuid('sub').notNullable().index().references('demo_identity_account.sub').onDelete('CASCADE');
    table.text('name').notNullable();
    // A COSE key.
    table.binary('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    table.specificType('transports', 'text[]').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('used_at');
  });
  await knex.schema.createTable('demo_identity_challenge', (table) => {
    table.text('challenge').primary();
    table.uuid('sub').notNullable().references('demo_identity_account.sub').onDelete('CASCADE');
    table.text('purpose').notNullable();
    table.timestamp('expires_at').notNullable().index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_identity_challenge');
  await knex.schema.dropTable('demo_identity_passkey');
};
