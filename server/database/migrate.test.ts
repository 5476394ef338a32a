import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { databaseUrl } from '#test/harness/on-server.ts';
import { migrations } from '../../migrations/index.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

const log = pino({ level: 'silent' });
const serverUrl = inject('testServerUrl');
let url: string;
let name: string;

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

beforeEach(async () => {
  name = `test_${Math.floor(Date.now() / 1000)}_migrate${Math.random().toString(36).slice(2)}`;
  url = databaseUrl(serverUrl, name);
  await onServer(`create database ${name}`);
});
afterEach(() => onServer(`drop database ${name} with (force)`));

const names = migrations.map((migration) => migration.name);

it('lists the migrations once each, in the order of their names', () => {
  expect(names).toEqual([...new Set(names)].sort());
});

it('runs every migration once when three processes race', async () => {
  const ran = await Promise.all([migrate(url, log), migrate(url, log), migrate(url, log)]);
  expect(ran.toSorted((one, other) => other.length - one.length)).toEqual([names, [], []]);
  const pool = createPool(url, { max: 1 });
  try {
    expect(await pool('migration').orderBy('id').pluck('name')).toEqual(names);
    const { rows } = await pool.raw(
      "select to_regprocedure('graphile_worker.force_unlock_workers(text[])') is not null as ready",
    );
    expect(rows).toEqual([{ ready: true }]);
  } finally {
    await pool.destroy();
  }
});

it('continues after a process was killed while migrating', async () => {
  await migrate(url, log);
  const pool = createPool(url, { max: 1 });
  try {
    await pool('migration_lock').update({ is_locked: 1 });
    await pool('migration')
      .where({ name: names.at(-1) })
      .delete();
    const last = migrations.at(-1);
    await last?.down(pool);
    expect(await migrate(url, log)).toEqual([last?.name]);
  } finally {
    await pool.destroy();
  }
});

it('can roll back every migration', async () => {
  await migrate(url, log);
  const pool = createPool(url, { max: 1 });
  try {
    for (const migration of [...migrations].reverse()) await migration.down(pool);
    const { rows } = await pool.raw(
      "select table_name from information_schema.tables where table_schema = 'public' order by 1",
    );
    expect(rows).toEqual([{ table_name: 'migration' }, { table_name: 'migration_lock' }]);
  } finally {
    await pool.destroy();
  }
});
