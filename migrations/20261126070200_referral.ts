import type { Knex } from 'knex';

/** Links of patients who invite, and what came of each invitation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('referral_link', (table) => {
    table.uuid('user_id').primary().references('person.id');
    table.text('code').notNullable().unique();
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('referral', (table) => {
    table.uuid('id').primary();
    table.uuid('referrer_id').notNullable().references('person.id').index();
    // The visitor who followed the link; a visitor belongs to the first who invited them.
    table.uuid('lead_id').notNullable().unique();
    // The person that the visitor became; invited once.
    table.uuid('friend_id').unique().references('person.id');
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.timestamp('invited_at').notNullable();
    // The order that may earn the credit, and when it shipped.
    table.uuid('order_id').references('customer_order.id');
    table.timestamp('shipped_at');
    // Why there is no credit; for operators.
    table.text('refused_because');
    table.uuid('credit_id').references('credit.id');
    table.index(['status', 'shipped_at']);
    table.check(`(status = 'refused') = (refused_because is not null)`, {}, 'referral_refusal_has_reason');
    table.check(`(status = 'credited') = (credit_id is not null)`, {}, 'referral_credit');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('referral');
  await knex.schema.dropTable('referral_link');
};
