import type { Knex } from 'knex';

/** Text messages that go out, what became of each, and what people replied. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('text_message', (table) => {
    table.uuid('id').primary();
    table.text('dedupe_key').notNullable().unique();
    table.uuid('user_id').notNullable();
    table.text('kind').notNullable();
    // Ten digits.
    table.text('number').notNullable();
    table.text('body').notNullable();
    table.text('state').notNullable();
    table.integer('tries').notNullable();
    // Requests to send it without a known outcome.
    table.integer('unknown_tries').notNullable();
    table.timestamp('next_try_at').notNullable();
    table.timestamp('expires_at').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('finished_at');
    // What the provider calls it.
    table.text('provider_id');
    table.text('problem');
    table.check(
      `state in ('queued', 'accepted', 'sent', 'delivered', 'refused', 'withdrawn', 'expired', 'unknown')`,
      {},
      'text_message_state',
    );
    // A text is repeated once at most when nobody knows whether it was sent.
    table.check('unknown_tries between 0 and 2', {}, 'text_message_unknown_tries');
    table.check(`(state = 'queued') = (finished_at is null)`, {}, 'text_message_finished');
    table.index(['user_id', 'created_at']);
    table.index(['number']);
  });
  await knex.raw(`create index text_message_waiting on text_message (next_try_at) where state = 'queued'`);
  // Numbers that nothing may be sent to.
  await knex.schema.createTable('text_number', (table) => {
    table.text('number').primary();
    // It replied STOP, or the provider says so.
    table.timestamp('stopped_at');
    // No text reaches it.
    table.timestamp('refused_at');
  });
  // Replies that were processed, by the provider's id: a repeated report changes nothing.
  await knex.schema.createTable('text_reply', (table) => {
    table.text('id').primary();
    table.text('number').notNullable();
    table.text('keyword');
    table.timestamp('at').notNullable();
    table.index(['number', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['text_reply', 'text_number', 'text_message']) await knex.schema.dropTable(table);
};
