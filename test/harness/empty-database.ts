import type { Knex } from 'knex';

/** Deleted rows are left behind until a table is truncated, and slow down what reads it. */
const TRUNCATE_EVERY = 25;

/** The tables without a row. */
const emptyTables = async (knex: Knex): Promise<string[]> => {
  const names: string[] = await knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const each = names.map((name) => `select '${name}' as name where not exists (select from "${name}")`);
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(each.join(' union all '));
  return rows.map(({ name }) => name);
};

/**
 * Returns what empties the tables that are empty now, except those to `keep`, so that every patient finds the database
 * as it was seeded. Deleting the few rows of a patient takes a tenth of the time of truncating; only a superuser may do
 * it in any order. Tables `inOrder` are always truncated, so that the place of a row tells when it was written. Of tables
 * `keepSeeded`, the rows that are there now stay and later ones are deleted.
 */
export const databaseEmptier = async (
  knex: Knex,
  {
    keep = [],
    inOrder = [],
    keepSeeded = [],
  }: { keep?: readonly string[]; inOrder?: readonly string[]; keepSeeded?: readonly string[] },
): Promise<() => Promise<void>> => {
  const tables = (await emptyTables(knex)).filter((name) => !keep.includes(name));
  const { rows } = await knex.raw('select rolsuper from pg_roles where rolname = current_user');
  const mayDelete: boolean = rows[0].rolsuper;
  const deleteAll = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.filter((name) => !inOrder.includes(name)).map((name) => `delete from ${name}`),
    ...inOrder.map((name) => `truncate ${name}`),
    'commit',
  ].join(';');

  const truncateAll = [
    'begin',
    // Otherwise the audit log's triggers refuse it.
    ...(mayDelete ? ['set local session_replication_role = replica'] : []),
    `truncate ${tables.join(', ')}`,
    'commit',
  ].join(';');

  const seeded = await Promise.all(
    keepSeeded.map(async (name) => ({ name, ids: await knex(name).pluck<string[]>('id') })),
  );
  const deleteAdded = [
    'begin',
    'set local session_replication_role = replica',
    ...seeded.map(({ name, ids }) => `delete from ${name} where id <> all('{${ids.join(',')}}')`),
    'commit',
  ].join(';');

  let times = 0;
  return async () => {
    times += 1;
    await knex.raw(mayDelete && times % TRUNCATE_EVERY > 0 ? deleteAll : truncateAll);
    if (keepSeeded.length > 0) await knex.raw(deleteAdded);
    if (keepSeeded.length > 0 && times % TRUNCATE_EVERY === 0)
      await knex.raw(`vacuum ${keepSeeded.join(', ')}`);
    await knex.raw('delete from graphile_worker._private_jobs');
  };
};
