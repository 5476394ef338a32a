import type { Knex } from 'knex';

/** Recovery codes at the embedded identity provider; empty in production. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('demo_identity_recovery_code', (table) => {
    table.uuid('sub').notNullable().references('demo_identity_account.sub').onDelete('CASCADE');
    table.text('code_hash').notNullable();
    table.primary(['sub', 'code_hash']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('demo_identity_recovery_code');
};
