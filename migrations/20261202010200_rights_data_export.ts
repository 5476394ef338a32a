import type { Knex } from 'knex';

/** Archives of everything that is stored of a patient, which they ask for. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('data_export', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('person.id');
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.timestamp('requested_at').notNullable();
    table.timestamp('ends_at');
    table.text('object_key');
    table.integer('bytes');
    table.integer('tries').notNullable().defaultTo(0);
    table.index(['user_id', 'requested_at']);
    table.check(`status in ('requested', 'ready', 'failed', 'ended')`, {}, 'data_export_status');
    table.check(
      `(status = 'ready') = (object_key is not null) and (status <> 'ready' or ends_at is not null)`,
      {},
      'data_export_ready',
    );
  });
  await knex.raw(`
    create unique index data_export_one on data_export (user_id) where status = 'requested';
    create index data_export_open on data_export (status_at) where status in ('requested', 'ready');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('data_export');
};
