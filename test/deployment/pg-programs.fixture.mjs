import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';

/**
 * Stands in for pg_dump and pg_restore in tests on a machine without them: with the options that a backup uses, it copies rows
 * and sequences between databases of this release. The tables are made by the product's migrations, so it restores only what
 * has all of them; the account must be a superuser.
 */
const [program, ...args] = process.argv.slice(2);
const flags = ['no-owner', 'no-privileges', 'no-comments', 'exit-on-error', 'single-transaction'];
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
    ...Object.fromEntries(['dbname', 'format', 'file', 'snapshot'].map((name) => [name, { type: 'string' }])),
  },
});
const url = new URL(values.dbname);
url.password = process.env.PGPASSWORD ?? '';
const client = new pg.Client({ connectionString: url.href });

const tablesSql = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
    (select array_agg(quote_ident(attname) order by attnum)
     from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')::text[] as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by 1`;
const sequencesSql = `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name
  from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`;

const rowsOf = async (sql, values) => (await client.query(sql, values)).rows;

const dump = async () => {
  await client.query('begin isolation level repeatable read read only');
  if (values.snapshot) await client.query(`set transaction snapshot '${values.snapshot}'`);
  await client.query("set local timezone to 'UTC'");
  const tables = [];
  for (const table of await rowsOf(tablesSql)) {
    const rows = await rowsOf(`select t::text as line from ${table.name} as t`);
    tables.push({ ...table, rows: rows.map(({ line }) => line) });
  }
  const sequences = [];
  for (const { name } of await rowsOf(sequencesSql))
    sequences.push({
      name,
      ...(await rowsOf(`select last_value::text as last, is_called as called from ${name}`))[0],
    });
  writeFileSync(values.file, JSON.stringify({ tables, sequences }));
};

const restore = async () => {
  const { tables, sequences } = JSON.parse(readFileSync(positionals[0], 'utf8'));
  execFileSync(process.execPath, [join(import.meta.dirname, '../../dist/server/migrate.mjs')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url.href },
    stdio: 'ignore',
  });
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query("set local timezone to 'UTC'");
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, rows } of tables)
    await client.query(
      `insert into ${name} (${columns.join(', ')}) overriding system value
       select ${columns.map((column) => `(one.record).${column}`).join(', ')}
       from (select line::${name} as record from unnest($1::text[]) as line offset 0) as one`,
      [rows],
    );
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, last, called]);
  await client.query('commit');
};

await client.connect();
try {
  await (program === 'pg_dump' ? dump() : restore());
} catch (error) {
  console.error(`${program}: error: ${error.message}`);
  process.exitCode = 1;
} finally {
  await client.end();
}
