import type { Knex } from 'knex';

/** Operators read the outbox newest first: everything, by state, by kind, or to one address in any spelling. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index mail_by_time on mail (created_at, id)');
  await knex.raw('create index mail_by_state on mail (state, created_at, id)');
  await knex.raw('create index mail_by_kind on mail (kind, created_at, id)');
  await knex.raw(
    `create index mail_by_recipient on mail (lower(recipient), created_at) where recipient <> ''`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const by of ['recipient', 'kind', 'state', 'time']) await knex.raw(`drop index mail_by_${by}`);
};
