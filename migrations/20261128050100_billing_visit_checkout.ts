import type { Knex } from 'knex';

/**
 * Checkouts of a visit without an order, with what its fee is and when it is charged; deposits for procedures; the fee that
 * is part of a proposed plan; what a visitor asks a clinician for before there is a visit.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('visit_checkout', (table) => {
    table.uuid('checkout_id').primary().references('checkout.id');
    // Null for a deposit, which opens no visit.
    table.uuid('consultation_id');
    table.integer('fee').notNullable();
    table.text('fee_when').notNullable();
    table.date('procedure_on');
    table.index(['consultation_id']);
    table.check(`fee >= 0 and fee_when in ('never', 'request', 'plan')`, {}, 'visit_checkout_fee');
    table.check(
      'consultation_id is null or procedure_on is null',
      {},
      'visit_checkout_is_of_a_visit_or_a_deposit',
    );
  });
  await knex.schema.createTable('procedure_deposit', (table) => {
    table.uuid('order_id').primary().references('customer_order.id');
    table.uuid('user_id').notNullable();
    table.date('procedure_on').notNullable();
    // Decided by staff once the day has come.
    table.text('outcome');
    table.timestamp('outcome_at');
    table.index(['user_id']);
    table.check(`outcome in ('used', 'kept')`, {}, 'procedure_deposit_outcome');
    table.check('(outcome is null) = (outcome_at is null)', {}, 'procedure_deposit_outcome_at');
  });
  await knex.schema.alterTable('plan_proposal', (table) => {
    table.integer('fee').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('visit_request', (table) => {
    table.uuid('id').primary();
    table.uuid('lead_id');
    table.uuid('user_id');
    table.text('topic').notNullable();
    table.integer('procedure_id');
    table.date('procedure_on');
    table.uuid('consultation_id');
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.index(['lead_id']);
    table.index(['user_id']);
    table.check('lead_id is not null or user_id is not null', {}, 'visit_request_owner');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('visit_request');
  await knex.schema.alterTable('plan_proposal', (table) => {
    table.dropColumn('fee');
  });
  await knex.schema.dropTable('procedure_deposit');
  await knex.schema.dropTable('visit_checkout');
};
