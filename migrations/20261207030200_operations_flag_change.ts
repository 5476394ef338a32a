import type { Knex } from 'knex';

/** What the product saw change of feature flags and outage banners, whose sources keep who changed them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('flag_change', (table) => {
    table.uuid('id').primary();
    // The name of a flag, or `outages` for the banners.
    table.text('subject').notNullable();
    table.text('before').notNullable();
    table.text('after').notNullable();
    table.timestamp('seen_at').notNullable();
    // Two changes may be seen at the same instant of a clock that stands still.
    table.bigIncrements('position', { primaryKey: false });
    table.index(['subject', 'position']);
    table.index(['position']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('flag_change');
};
