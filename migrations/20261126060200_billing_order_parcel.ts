import type { Knex } from 'knex';

/** Packages of an order, and lines of it that wait for stock; what of an order the demo's pharmacy lacks or has canceled. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('order_parcel', (table) => {
    table.uuid('id').primary();
    table.uuid('order_id').notNullable().references('customer_order.id');
    // The pharmacy's id.
    table.text('remote_id').notNullable();
    table.specificType('product_ids', 'integer[]').notNullable();
    table.text('status').notNullable();
    table.timestamp('shipped_at').notNullable();
    table.timestamp('delivered_at');
    table.text('tracking_number');
    table.unique(['order_id', 'remote_id']);
    table.check(
      `status in ('shipped', 'delivered', 'returned', 'lost') and cardinality(product_ids) > 0`,
      {},
      'order_parcel_status',
    );
  });
  await knex.raw(
    `create index order_parcel_on_its_way on order_parcel (shipped_at) where status = 'shipped'`,
  );
  await knex.schema.alterTable('order_line', (table) => {
    // While the pharmacy waits for stock.
    table.timestamp('backordered_at');
    table.timestamp('expected_at');
    // Canceled after the order was sent to the pharmacy: it was paid for and did not ship.
    table.timestamp('not_shipped_at');
  });
  await knex.schema.alterTable('demo_pharmacy_order', (table) => {
    table.specificType('waiting_ids', 'integer[]').notNullable().defaultTo('{}');
    table.timestamp('restocked_at');
    table.specificType('canceled_ids', 'integer[]').notNullable().defaultTo('{}');
  });
  // Until now an order was one package.
  await knex.raw(`
    insert into order_parcel (id, order_id, remote_id, product_ids, status, shipped_at, delivered_at, tracking_number)
    select gen_random_uuid(), o.id, coalesce(o.remote_id, o.id::text) || '-1', l.ids,
      case when o.status in ('returned', 'lost') then o.status
        when o.delivered_at is not null then 'delivered'
        when o.status = 'shipped' then 'shipped' else 'lost' end,
      o.shipped_at, o.delivered_at, o.tracking_number
    from customer_order o
    join lateral (select array_agg(product_id order by product_id) as ids from order_line
      where order_id = o.id and canceled_at is null) l on l.ids is not null
    where o.shipped_at is not null`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('demo_pharmacy_order', (table) => {
    table.dropColumns('waiting_ids', 'restocked_at', 'canceled_ids');
  });
  await knex.schema.alterTable('order_line', (table) => {
    table.dropColumns('backordered_at', 'expected_at', 'not_shipped_at');
  });
  await knex.schema.dropTable('order_parcel');
};
