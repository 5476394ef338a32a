import type { Knex } from 'knex';

/** Every try of a card, for limits that all processes share, with what the issuer and the processor said of it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('payment_try', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.text('fingerprint');
    // The requester's network address; null when the processor reports a charge.
    table.text('address');
    // The card set-up or charge at the processor, once it is known.
    table.text('intent_id');
    // The request's idempotency key: the same request counts once, however often it is sent.
    table.text('request_key').unique();
    table.text('outcome').notNullable();
    // Results of the checks of security code and address, and the processor's own rating.
    table.jsonb('evidence');
    table.timestamp('at').notNullable();
    table.check(`outcome in ('pending', 'accepted', 'declined', 'refused')`, {}, 'payment_try_outcome');
    table.index(['user_id', 'at']);
    table.index(['fingerprint', 'at']);
    table.index(['address', 'at']);
    table.index(['intent_id']);
  });
  await knex.schema.alterTable('charge_attempt', (table) => {
    table.jsonb('evidence');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('charge_attempt', (table) => {
    table.dropColumn('evidence');
  });
  await knex.schema.dropTable('payment_try');
};
