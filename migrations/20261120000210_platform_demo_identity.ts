import type { Knex } from 'knex';

/** Tables of the embedded identity provider. Production uses an external provider and leaves them empty. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_identity_record', (table) => {
    table.text('kind').notNullable();
    table.text('id').notNullable();
    table.jsonb('payload').notNullable();
    table.text('grant_id').index();
    table.text('user_code');
    table.text('uid');
    table.timestamp('expires_at').index();
    table.timestamp('consumed_at');
    table.primary(['kind', 'id']);
    table.index(['kind', 'uid']);
  });
  await knex.schema.createTable('demo_identity_key', (table) => {
    table.text('name').primary();
    table.jsonb('value').notNullable();
  });
  await knex.schema.createTable('demo_identity_account', (table) => {
    table.uuid('sub').primary();
    table.text('email').notNullable().unique();
    table.boolean('email_verified').notNullable();
    table.text('password_hash').notNullable();
    table.timestamp('created_at').notNullable();
    table.check('email = lower(email)', [], 'demo_identity_account_email_lower');
  });
  await knex.schema.createTable('demo_identity_reset', (table) => {
    table.text('token_hash').primary();
    table.uuid('sub').notNullable().references('demo_identity_account.sub').onDelete('CASCADE');
    table.timestamp('expires_at').notNullable();
  });
  await knex.schema.createTable('demo_identity_mail', (table) => {
    table.uuid('id').primary();
    table.text('recipient').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.text('link').notNullable();
    table.timestamp('at').notNullable().index();
  });
  await knex.schema.createTable('demo_identity_attempt', (table) => {
    table.text('key_hash').primary();
    table.integer('count').notNullable();
    table.timestamp('until').notNullable().index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['attempt', 'mail', 'reset', 'account', 'key', 'record'])
    await knex.schema.dropTable(`demo_identity_${table}`);
};
