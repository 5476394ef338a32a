import type { Knex } from 'knex';

/** The operators' overview counts the last 30 days, whatever happened before. */
const indexes = {
  customer_order_created: 'customer_order (created_at)',
  charge_attempt_settled: 'charge_attempt (settled_at) where settled_at is not null',
  refund_done: 'refund (done_at) where done_at is not null',
  consultation_decided: 'consultation (decided_at) where decided_at is not null',
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
};
