import { createHash } from 'node:crypto';
import type pg from 'pg';
import { onServer } from '../harness/on-server.ts';
import { joinChains } from './join-chains.ts';

const namesSql = `select schemaname || '.' || quote_ident(tablename) as name from pg_tables
  where schemaname in ('public', 'graphile_worker') order by 1`;
const sequencesSql = `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences order by 1`;
/** Columns with their types, indexes, constraints and triggers, as the server writes them. */
const shapeSql = `
  select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull as line
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker') and attnum > 0 and not attisdropped
  union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace::regnamespace::text in ('public', 'graphile_worker')
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by 1`;

const linesOf = async (client: pg.Client, sql: string): Promise<readonly string[]> =>
  (await client.query(sql)).rows.map((row) => Object.values(row).join(' '));

/** Everything that a database contains, as lines to compare: each table with its number of rows and their hash. */
export const databaseContent = (url: string): Promise<readonly string[]> =>
  onServer(url, async (client) => {
    await client.query("set timezone to 'UTC'");
    const tables: string[] = [];
    for (const name of await linesOf(client, namesSql)) {
      const lines = await linesOf(client, `select t::text from ${name} as t`);
      const hash = createHash('sha256')
        .update([...lines].sort().join('\n'))
        .digest('hex');
      tables.push(`table ${name}: ${lines.length} rows, ${hash}`);
    }
    const shape = (await linesOf(client, shapeSql)).map(joinChains).sort();
    return [...tables, ...(await linesOf(client, sequencesSql)), ...shape];
  });
