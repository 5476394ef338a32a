import type { Knex } from 'knex';

/** Tokens with which programs use the API, and wrong ones by network address, so that none is guessed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('api_token', (table) => {
    table.uuid('id').primary();
    table.text('kind').notNullable();
    table.text('name').notNullable();
    // The first characters, by which people recognize it.
    table.text('shown_start').notNullable();
    // Of the token, which is stored nowhere.
    table.text('token_hash').notNullable().unique();
    table.specificType('scopes', 'text[]').notNullable();
    table.uuid('maker_id').notNullable().references('person.id');
    table.text('host').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable();
    table.timestamp('last_used_at');
    table.timestamp('revoked_at');
    table.check(`kind in ('personal', 'service')`, {}, 'api_token_kind');
    table.check(`host = 'admin'`, {}, 'api_token_host');
    table.check(`expires_at <= created_at + interval '8760 hours'`, {}, 'api_token_expires');
    table.index(['maker_id']);
  });
  await knex.schema.createTable('api_token_try', (table) => {
    table.uuid('id').primary();
    table.text('address').notNullable();
    table.timestamp('at').notNullable();
    table.index(['address', 'at']);
    table.index(['at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('api_token_try');
  await knex.schema.dropTable('api_token');
};
