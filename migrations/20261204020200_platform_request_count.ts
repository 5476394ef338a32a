import type { Knex } from 'knex';

/** Requests of an address within a minute, counted for all processes together. Not logged: a crash may forget them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create unlogged table request_count (
      key_hash text primary key,
      count integer not null,
      until timestamptz not null
    );
    create index request_count_until on request_count (until);
  `);
};

export const down = (knex: Knex): Promise<void> => knex.schema.dropTable('request_count');
