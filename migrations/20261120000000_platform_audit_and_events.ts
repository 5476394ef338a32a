import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('state_transition', (table) => {
    table.uuid('id').primary();
    table.text('entity').notNullable();
    table.uuid('entity_id').notNullable();
    table.text('from_state');
    table.text('to_state').notNullable();
    table.text('actor_role').notNullable();
    table.uuid('actor_id');
    table.uuid('impersonator_id');
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.index(['entity', 'entity_id', 'at']);
  });
  await knex.schema.createTable('audit_log', (table) => {
    table.uuid('id').primary();
    table.text('action').notNullable();
    table.text('subject').notNullable();
    table.text('subject_id').notNullable();
    table.text('actor_role').notNullable();
    table.uuid('actor_id');
    table.uuid('impersonator_id');
    table.jsonb('detail').notNullable();
    table.timestamp('at').notNullable();
    table.index(['subject', 'subject_id', 'at']);
  });
  await knex.schema.createTable('outbox_event', (table) => {
    table.uuid('id').primary();
    table.text('type').notNullable();
    table.jsonb('payload').notNullable();
    table.timestamp('at').notNullable();
    table.index(['type', 'at']);
  });
  await knex.schema.createTable('event_delivery', (table) => {
    table.uuid('event_id').notNullable().references('outbox_event.id').onDelete('CASCADE');
    table.text('subscriber').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['event_id', 'subscriber']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['event_delivery', 'outbox_event', 'audit_log', 'state_transition'])
    await knex.schema.dropTable(table);
};
