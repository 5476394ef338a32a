import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#server/database/migrate.ts';

const TEMPLATE_KEY = 7_305_003;

/** The address of another database on the same server. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * The name of a migrated, empty database to copy. It is made once per content of the migrations, by whichever
 * test file comes first; the others wait.
 */
export const ensureTemplate = async (serverUrl: string): Promise<string> => {
  const name = `template_${await migrationsHash()}`;
  const draft = `${name}_draft`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_KEY]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await migrate(databaseUrl(serverUrl, draft), pino({ level: 'silent' }));
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
};

const migrationsHash = async (): Promise<string> => {
  const root = join(import.meta.dirname, '../..');
  const folder = join(root, 'migrations');
  const hash = createHash('sha256');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  hash.update(await readFile(join(root, 'node_modules/graphile-worker/package.json')));
  return hash.digest('hex').slice(0, 16);
};
