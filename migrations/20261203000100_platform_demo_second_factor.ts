import type { Knex } from 'knex';

/** Authenticator apps of the embedded identity provider; empty in production. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_identity_totp', (table) => {
    table.uuid('sub').primary().references('demo_identity_account.sub').onDelete('CASCADE');
    // In base 32.
    table.text('secret').notNullable();
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('demo_identity_totp_step', (table) => {
    table.uuid('sub').notNullable().references('demo_identity_account.sub').onDelete('CASCADE');
    table.bigInteger('step').notNullable();
    table.primary(['sub', 'step']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_identity_totp_step');
  await knex.schema.dropTable('demo_identity_totp');
};
