import type { Knex } from 'knex';

/**
 * What a charge rests on: an announcement that was sent, or the patient's own agreement, with the amount, the date and the
 * text as shown. Nothing is charged without one for its amount.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('charge_agreement', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable();
    table.uuid('subscription_id').references('subscription.id');
    // The invoice that it is for, once there is one.
    table.uuid('invoice_id').references('invoice.id');
    table.text('basis').notNullable();
    table.integer('amount').notNullable();
    table.timestamp('charge_on').notNullable();
    table.timestamp('valid_until');
    table.timestamp('at').notNullable();
    table.text('text').notNullable();
    table.text('text_hash').notNullable();
    table.check(`basis in ('announced', 'agreed')`, {}, 'charge_agreement_basis');
    table.check('subscription_id is not null or invoice_id is not null', {}, 'charge_agreement_subject');
    table.index(['subscription_id', 'charge_on']);
    table.index(['invoice_id']);
  });
  await knex.schema.alterTable('invoice', (table) => {
    // Since when the patient is asked before it is charged.
    table.timestamp('asked_at');
  });
  // Agreed to at checkout or announced, before this was stored for each charge.
  await knex.raw(`insert into charge_agreement
      (id, user_id, subscription_id, invoice_id, basis, amount, charge_on, valid_until, at, text, text_hash)
    select gen_random_uuid(), user_id, subscription_id, id, 'agreed', total, created_at, null, created_at, '', ''
    from invoice where status in ('draft', 'open', 'charge_pending', 'failed_unpaid', 'uncollectible')`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('invoice', (table) => {
    table.dropColumn('asked_at');
  });
  await knex.schema.dropTable('charge_agreement');
};
