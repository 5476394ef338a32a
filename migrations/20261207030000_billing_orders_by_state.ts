import type { Knex } from 'knex';

/** Operators read all orders newest first, in one state. Without a state they follow the index of their instants. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'create index if not exists customer_order_newest_by_status on customer_order (status, created_at, id)',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index customer_order_newest_by_status');
};
