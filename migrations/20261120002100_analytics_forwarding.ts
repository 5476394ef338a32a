import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('analytics_event', (table) => {
    // Made by the browser: an event that is sent twice is stored once.
    table.uuid('event_id').unique();
    // The visitor agreed, and the event is not about a health page.
    table.boolean('may_share').notNullable().defaultTo(false);
    table.uuid('batch_id').index();
    table.timestamp('forwarded_at');
    table.index(['at']);
  });
  await knex.raw(
    `create index analytics_event_to_forward on analytics_event (at) where may_share and batch_id is null`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index analytics_event_to_forward');
  await knex.schema.alterTable('analytics_event', (table) => {
    table.dropIndex(['at']);
    table.dropColumns('event_id', 'may_share', 'batch_id', 'forwarded_at');
  });
};
