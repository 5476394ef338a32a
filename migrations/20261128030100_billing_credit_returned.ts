import type { Knex } from 'knex';

/** Credit that came back says of which invoice, so that it comes back once, however an order is canceled. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('credit', (table) => {
    table.uuid('returned_from').references('invoice.id').index();
  });
  await knex.raw(`update credit set returned_from = i.id from invoice i join customer_order o on o.id = i.order_id
    where credit.reason = 'Order ' || o.number || ' was canceled' and credit.user_id = i.user_id`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('credit', (table) => table.dropColumn('returned_from'));
};
