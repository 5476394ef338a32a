import type { Knex } from 'knex';
import type { TableFigures } from './manifest.ts';

/** The text of a value depends on these. */
const sameText = `select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
  set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
  set_config('bytea_output', 'hex', true)`;

const allTables = `select n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by 1`;

/**
 * The number of rows of every table of the product and its job queue, and the sum of 60 bits of each row's MD5: rows in
 * another order have the same sum, on every version of PostgreSQL. Reads every row. `tx` is a transaction.
 */
export const tableFigures = async (tx: Knex): Promise<TableFigures> => {
  await tx.raw(sameText);
  const { rows: tables } = await tx.raw<{ rows: { name: string }[] }>(allTables);
  const figures: TableFigures = {};
  for (const { name } of tables) {
    const { rows } = await tx.raw<{ rows: TableFigures[string][] }>(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as checksum
       from ?? as t`,
      [name],
    );
    const [found] = rows;
    if (found) figures[name] = found;
  }
  return figures;
};

/** The tables whose rows are not those of the backup, each as a line. */
export const tableDifferences = (wanted: TableFigures, found: TableFigures): readonly string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort().flatMap((name) => {
    const [before, now] = [wanted[name], found[name]];
    if (before === undefined) return [`${name}: is not in the backup`];
    if (now === undefined) return [`${name}: is missing`];
    if (before.rows !== now.rows) return [`${name}: ${now.rows} rows instead of ${before.rows}`];
    return before.checksum === now.checksum ? [] : [`${name}: a row differs`];
  });
