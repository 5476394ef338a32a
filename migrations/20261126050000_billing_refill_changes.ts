import type { Knex } from 'knex';

/**
 * Refills as the patient wants them: how often they ship, changes by the id of the request, so that none is made twice,
 * and announcements that no longer hold.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('subscription', (table) => {
    // Days between two refills where the patient wants fewer than one for each supply.
    table.integer('interval_days');
    table.check('interval_days is null or interval_days >= cycle_in_days', {}, 'subscription_interval');
  });
  await knex.schema.alterTable('charge_agreement', (table) => {
    // The date, the amount or the products changed: it covers no charge any more.
    table.timestamp('withdrawn_at');
    table.check('withdrawn_at is null or invoice_id is null', {}, 'charge_agreement_withdrawn');
  });
  await knex.schema.createTable('refill_change', (table) => {
    // Made by the browser: the same request changes nothing a second time.
    table.uuid('id').primary();
    table.uuid('subscription_id').notNullable().references('subscription.id');
    table.uuid('user_id').notNullable();
    table.text('kind').notNullable();
    table.jsonb('quote').notNullable();
    table.timestamp('at').notNullable();
    table.check(`kind in ('move', 'skip', 'pause', 'resume', 'every', 'send_now')`, {}, 'refill_change_kind');
    table.index(['subscription_id', 'at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('refill_change');
  await knex.schema.alterTable('charge_agreement', (table) => {
    table.dropChecks('charge_agreement_withdrawn');
    table.dropColumn('withdrawn_at');
  });
  await knex.schema.alterTable('subscription', (table) => {
    table.dropChecks('subscription_interval');
    table.dropColumn('interval_days');
  });
};
