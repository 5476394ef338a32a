import type { Knex } from 'knex';

const byPerson = async (knex: Knex): Promise<void> => {
  // One row per paying patient; every change to their billing locks it first.
  await knex.schema.createTable('payment_customer', (table) => {
    table.uuid('user_id').primary().references('person.id');
    table.text('customer_id').notNullable();
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('payment_card', (table) => {
    table.uuid('user_id').primary().references('payment_customer.user_id');
    table.text('payment_method_id').notNullable();
    table.text('brand').notNullable();
    table.text('last4').notNullable();
    table.integer('exp_month').notNullable();
    table.integer('exp_year').notNullable();
    table.timestamp('saved_at').notNullable();
  });
  await knex.schema.createTable('checkout', (table) => {
    // Made by the browser: the idempotency key of the purchase.
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.text('status').notNullable();
    table.specificType('product_ids', 'integer[]').notNullable();
    table.jsonb('shipping').notNullable();
    table.text('consent_version').notNullable();
    table.text('ip').notNullable();
    table.text('user_agent').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('placed_at');
    table.index(['user_id']);
  });
  await knex.schema.createTable('card_setup', (table) => {
    table.text('intent_id').primary();
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.text('payment_method_id').notNullable();
    table.uuid('checkout_id').references('checkout.id');
    table.uuid('invoice_id');
    table.text('status').notNullable();
    table.text('action_url');
    table.timestamp('created_at').notNullable();
    table.index(['checkout_id']);
    table.index(['invoice_id']);
  });
};

const goods = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('subscription', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.uuid('checkout_id').notNullable().references('checkout.id');
    table.text('status').notNullable();
    table.boolean('needs_prescription').notNullable();
    table.integer('cycle_in_days').notNullable().checkPositive();
    // Number of the newest billed cycle; the first purchase is cycle 1.
    table.integer('cycle').notNullable();
    table.timestamp('next_billing_date');
    table.timestamp('last_charged_at');
    table.timestamp('started_at');
    table.jsonb('ship_to').notNullable();
    table.timestamp('cancellation_date');
    table.jsonb('cancellation');
    table.text('cancel_feedback');
    table.timestamp('created_at').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['checkout_id']);
    table.index(['status', 'next_billing_date']);
  });
  await knex.schema.createTable('subscription_product', (table) => {
    table.uuid('subscription_id').notNullable().references('subscription.id');
    table.integer('product_id').notNullable();
    table.text('name').notNullable();
    table.text('drug_type').notNullable();
    // As agreed, in cents per shipment.
    table.integer('price').notNullable().checkPositive();
    table.boolean('needs_prescription').notNullable();
    table.primary(['subscription_id', 'product_id']);
  });
  await knex.raw('create sequence order_number start 10001');
  await knex.raw('create sequence invoice_number start 100001');
  await knex.schema.createTable('customer_order', (table) => {
    table.uuid('id').primary();
    table.text('number').notNullable().unique();
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.text('kind').notNullable();
    table.uuid('checkout_id').references('checkout.id');
    table.uuid('subscription_id').references('subscription.id');
    table.text('status').notNullable();
    table.timestamp('status_at').notNullable();
    table.jsonb('ship_to').notNullable();
    table.timestamp('created_at').notNullable();
    // The pharmacy's data: null until the pharmacy has accepted the order.
    table.text('remote_id');
    table.text('remote_status');
    table.timestamp('submitted_at');
    table.timestamp('polled_at');
    table.timestamp('shipped_at');
    table.timestamp('delivered_at');
    table.text('tracking_number');
    table.unique(['checkout_id', 'kind']);
    table.index(['user_id', 'created_at']);
    table.index(['status', 'status_at']);
    table.index(['subscription_id']);
  });
  await knex.schema.createTable('order_line', (table) => {
    table.uuid('order_id').notNullable().references('customer_order.id');
    table.integer('product_id').notNullable();
    table.uuid('subscription_id').references('subscription.id');
    table.text('name').notNullable();
    table.text('drug_type').notNullable();
    table.integer('quantity').notNullable().checkPositive();
    table.integer('amount').notNullable();
    table.boolean('needs_prescription').notNullable();
    table.uuid('prescription_id');
    table.timestamp('canceled_at');
    table.primary(['order_id', 'product_id']);
    table.index(['subscription_id']);
  });
};

const money = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('invoice', (table) => {
    table.uuid('id').primary();
    table.text('number').notNullable().unique();
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.uuid('order_id').notNullable().unique().references('customer_order.id');
    // Both set for refills: no cycle of a subscription is ever billed twice.
    table.uuid('subscription_id').references('subscription.id');
    table.integer('cycle');
    table.unique(['subscription_id', 'cycle']);
    table.text('status').notNullable();
    table.integer('total').notNullable();
    table.integer('amount_charged').notNullable();
    table.integer('amount_refunded').notNullable();
    table.timestamp('billing_date');
    // Every attempt has a number; `tries` counts the failed ones that the patient did not start.
    table.integer('attempt').notNullable();
    table.integer('tries').notNullable();
    table.timestamp('first_failed_at');
    table.timestamp('next_try_at');
    table.timestamp('check_at');
    table.text('action_url');
    table.text('failure_words');
    table.timestamp('paid_at');
    table.timestamp('created_at').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['status', 'next_try_at']);
    table.index(['status', 'check_at']);
  });
  await knex.schema.createTable('invoice_line', (table) => {
    table.uuid('invoice_id').notNullable().references('invoice.id');
    table.integer('position').notNullable();
    table.text('kind').notNullable();
    table.text('description').notNullable();
    table.integer('amount').notNullable();
    table.integer('product_id');
    table.primary(['invoice_id', 'position']);
  });
  // The exact request to the card provider, so that a retry sends the same request.
  await knex.schema.createTable('charge_attempt', (table) => {
    table.uuid('invoice_id').notNullable().references('invoice.id');
    table.integer('attempt').notNullable();
    table.text('idempotency_key').notNullable().unique();
    table.text('customer_id').notNullable();
    table.text('payment_method_id').notNullable();
    table.integer('amount').notNullable().checkPositive();
    table.text('return_url');
    table.text('status').notNullable();
    table.text('intent_id');
    table.text('decline_code');
    table.timestamp('created_at').notNullable();
    table.timestamp('settled_at');
    table.primary(['invoice_id', 'attempt']);
    table.index(['intent_id']);
  });
  await knex.schema.createTable('refund', (table) => {
    table.uuid('id').primary();
    table.uuid('invoice_id').notNullable();
    table.integer('attempt').notNullable();
    table.text('reason').notNullable();
    table.integer('amount').notNullable().checkPositive();
    // Money that arrived for an invoice that was no longer due does not change the invoice.
    table.boolean('changes_invoice').notNullable();
    table.text('status').notNullable();
    table.text('refund_id');
    table.timestamp('created_at').notNullable();
    table.timestamp('done_at');
    table.foreign(['invoice_id', 'attempt']).references(['invoice_id', 'attempt']).inTable('charge_attempt');
    table.unique(['invoice_id', 'attempt', 'reason']);
    table.index(['status', 'created_at']);
  });
  await knex.schema.createTable('notice_sent', (table) => {
    table.uuid('subscription_id').notNullable().references('subscription.id');
    table.text('key').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['subscription_id', 'key']);
  });
};

export const up = async (knex: Knex): Promise<void> => {
  await byPerson(knex);
  await goods(knex);
  await money(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  const tables = ['notice_sent', 'refund', 'charge_attempt', 'invoice_line', 'invoice', 'order_line'];
  for (const table of [...tables, 'customer_order', 'subscription_product', 'subscription'])
    await knex.schema.dropTable(table);
  await knex.raw('drop sequence order_number');
  await knex.raw('drop sequence invoice_number');
  for (const table of ['card_setup', 'checkout', 'payment_card', 'payment_customer'])
    await knex.schema.dropTable(table);
};
