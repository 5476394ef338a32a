import type { Knex } from 'knex';

/**
 * Requests to the pharmacy to stop an order because of one of its products, with the answer; when we began to send an
 * order to the pharmacy; and fills that were given back because their order was stopped.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('customer_order', (table) => {
    table.timestamp('submit_started_at');
  });
  // What was released before this column existed may be at the pharmacy.
  await knex.raw(`update customer_order set submit_started_at = status_at where status = 'sent_to_pharmacy'`);
  await knex.schema.createTable('order_stop', (table) => {
    table.uuid('order_id').notNullable().references('customer_order.id');
    table.integer('product_id').notNullable();
    table.text('reason').notNullable();
    table.timestamp('requested_at').notNullable();
    table.text('answer');
    table.timestamp('answered_at');
    table.primary(['order_id', 'product_id']);
    table.check(
      `(answer is null) = (answered_at is null) and (answer is null or answer in ('stopped', 'too_late'))`,
      {},
      'order_stop_answer',
    );
  });
  await knex.raw('create index order_stop_open on order_stop (requested_at) where answer is null');
  await knex.schema.alterTable('prescription_fill', (table) => {
    table.timestamp('returned_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('prescription_fill', (table) => {
    table.dropColumn('returned_at');
  });
  await knex.schema.dropTable('order_stop');
  await knex.schema.alterTable('customer_order', (table) => {
    table.dropColumn('submit_started_at');
  });
};
