import type { Knex } from 'knex';

/**
 * What sweeps look for each minute, apart from what is settled: delivered orders by when the pharmacy was last asked about them,
 * without those that it was asked about for a year, and subscriptions by when they ended.
 */
const indexes = {
  customer_order_to_recall: `customer_order (polled_at)
    where status = 'delivered' and submitted_at is not null and polled_at - delivered_at < interval '364 days'`,
  subscription_ended: `subscription (cancellation_date) where status = 'canceled' and cancellation_date is not null`,
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes))
    await knex.raw(`create index if not exists ${name} on ${on}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
};
