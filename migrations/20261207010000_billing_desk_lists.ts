import type { Knex } from 'knex';

/** Operators read all subscriptions and invoices newest first, in one state, or by the day of the next charge. */
const indexes = {
  subscription_newest: 'subscription (created_at, id)',
  subscription_newest_by_status: 'subscription (status, created_at, id)',
  subscription_next_charge: `subscription (next_billing_date, id) where status in ('active', 'snoozed', 'paused')`,
  invoice_newest: 'invoice (created_at, id)',
  invoice_newest_by_status: 'invoice (status, created_at, id)',
  billing_task_of_invoice: 'billing_task (invoice_id) where closed_at is null',
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
};
