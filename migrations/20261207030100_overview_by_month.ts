import type { Knex } from 'knex';

/** The operators' overview follows patients from the month in which they began, and check-ins by the week in which they were due. */
const indexes = {
  subscription_started: 'subscription (started_at) where started_at is not null',
  check_in_due: 'check_in (due_at)',
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes))
    await knex.raw(`create index if not exists ${name} on ${on}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
};
