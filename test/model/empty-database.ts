import type { Knex } from 'knex';

/** Deleted rows are left behind until a table is truncated, and slow down what reads it. */
const TRUNCATE_EVERY = 25;

/**
 * Returns what empties the tables that are empty now, so that every history finds the database as it was seeded.
 * Deleting the few rows of a patient takes a tenth of the time of truncating; only a superuser may do it in any order.
 */
export const databaseEmptier = async (knex: Knex): Promise<() => Promise<void>> => {
  const names: string[] = await knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const isEmpty = await Promise.all(names.map(async (name) => (await knex(name).first()) === undefined));
  const tables = names.filter((_, index) => isEmpty[index]);
  const { rows } = await knex.raw('select rolsuper from pg_roles where rolname = current_user');
  const mayDelete: boolean = rows[0].rolsuper;
  // The place of a row in this table tells when it was written: it must start at the first place.
  const inOrder = 'state_transition';
  const deleteAll = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.filter((name) => name !== inOrder).map((name) => `delete from ${name}`),
    `truncate ${inOrder}`,
    'commit',
  ].join(';');

  let times = 0;
  return async () => {
    await knex.raw(mayDelete && times % TRUNCATE_EVERY > 0 ? deleteAll : `truncate ${tables.join(', ')}`);
    await knex.raw('delete from graphile_worker._private_jobs');
    times += 1;
  };
};
