import type { Knex } from 'knex';

/**
 * What went wrong with an order and waits for a person; orders that replace another; products of a parcel that the patient
 * does not have; disputed payments; refunds that fail later; how the demo's pharmacy ends an order.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('order_issue', (table) => {
    table.uuid('id').primary();
    table.uuid('order_id').notNullable().references('customer_order.id');
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.text('kind').notNullable();
    table.text('status').notNullable();
    // What it is about where an order can have several of a kind: a refund or a dispute.
    table.text('about').notNullable().defaultTo('');
    table.specificType('product_ids', 'integer[]').notNullable();
    // What the patient asked for; null while they have not chosen.
    table.text('wish');
    table.text('details').notNullable().defaultTo('');
    table.timestamp('opened_at').notNullable();
    table.text('opened_by').notNullable();
    table.timestamp('due_at').notNullable();
    table.text('outcome');
    // What the patient reads about the decision.
    table.text('answer').notNullable().defaultTo('');
    table.uuid('decided_by').references('person.id');
    table.timestamp('closed_at');
    table.index(['order_id']);
    table.index(['user_id']);
    table.check(
      `(status = 'closed') = (closed_at is not null) and (closed_at is null) = (outcome is null)`,
      {},
      'order_issue_closed',
    );
  });
  await knex.raw(
    `create unique index order_issue_once on order_issue (order_id, kind, about) where status <> 'closed'`,
  );
  await knex.raw(`create index order_issue_open on order_issue (due_at, id) where status <> 'closed'`);

  await knex.schema.alterTable('customer_order', (table) => {
    table.uuid('replaces_order_id').references('customer_order.id');
    // One issue is answered with at most one new parcel.
    table.uuid('issue_id').unique().references('order_issue.id');
  });
  await knex.schema.alterTable('order_line', (table) => {
    // Lost, returned, damaged or wrong: the patient does not have it to use.
    table.timestamp('not_had_at');
  });

  await knex.schema.alterTable('order_stop', (table) => {
    table.dropChecks('order_stop_cause');
    table.check(`cause in ('unsafe', 'replaced', 'requested')`, {}, 'order_stop_cause');
  });

  await knex.schema.alterTable('refund', (table) => {
    table.timestamp('failed_at');
    table.text('failure');
    // How often a failed refund was sent again: each time is another request to the payment processor.
    table.integer('resent').notNullable().defaultTo(0);
    table.index(['refund_id']);
  });
  await knex.schema.createTable('payment_dispute', (table) => {
    // The payment processor's id.
    table.text('id').primary();
    table.uuid('invoice_id').notNullable();
    table.integer('attempt').notNullable();
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.integer('amount').notNullable();
    table.text('reason').notNullable();
    table.text('status').notNullable();
    table.timestamp('opened_at').notNullable();
    // Until when evidence may be sent; null when none is asked for.
    table.timestamp('evidence_due_at');
    table.timestamp('closed_at');
    // Whether the patient's refills go on; null until a person decided.
    table.text('decision');
    table.timestamp('decided_at');
    table.foreign(['invoice_id', 'attempt']).references(['invoice_id', 'attempt']).inTable('charge_attempt');
    table.index(['invoice_id']);
    table.check(`status in ('open', 'won', 'lost')`, {}, 'payment_dispute_status');
    table.check(`(decision is null) = (decided_at is null)`, {}, 'payment_dispute_decision');
  });
  await knex.raw(
    'create index payment_dispute_undecided on payment_dispute (user_id) where decision is null',
  );

  // One row: when the processor was last asked about refunds and disputes of which no event arrived.
  await knex.raw(
    'create table settlement_check (id integer primary key check (id = 1), checked_at timestamptz not null)',
  );

  await knex.schema.alterTable('demo_pharmacy_order', (table) => {
    // `rejected`, `on_hold`, `lost` or `returned`; null for an order that goes its usual way.
    table.text('fate');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('demo_pharmacy_order', (table) => {
    table.dropColumn('fate');
  });
  await knex.schema.dropTable('settlement_check');
  await knex.schema.dropTable('payment_dispute');
  await knex.schema.alterTable('refund', (table) => {
    table.dropIndex(['refund_id']);
    table.dropColumn('resent');
    table.dropColumn('failure');
    table.dropColumn('failed_at');
  });
  await knex('order_stop').where({ cause: 'requested' }).update({ cause: 'unsafe' });
  await knex.schema.alterTable('order_stop', (table) => {
    table.dropChecks('order_stop_cause');
    table.check(`cause in ('unsafe', 'replaced')`, {}, 'order_stop_cause');
  });
  await knex.schema.alterTable('order_line', (table) => {
    table.dropColumn('not_had_at');
  });
  await knex.schema.alterTable('customer_order', (table) => {
    table.dropColumn('issue_id');
    table.dropColumn('replaces_order_id');
  });
  await knex.schema.dropTable('order_issue');
};
