import type { Knex } from 'knex';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { databaseUrl } from '#test/harness/on-server.ts';
import { migrations } from '../../migrations/index.ts';
import { StartProblem } from '../errors/start-problem.ts';
import { migrate, rollBack } from './migrate.ts';
import { migrateCommand } from './migrate-command.ts';
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

it('a migration that fails is named with its file and reason in one line, and nothing of it remains', async () => {
  const broken = {
    name: '29990101000000_broken',
    up: async (knex: Knex) => {
      await knex.schema.createTable('half_done', (table) => table.uuid('id'));
      await knex.raw('alter table\n  no_such_table add column x int');
    },
    down: async () => {},
  };
  const failure: unknown = await migrate(url, log, [...migrations, broken]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartProblem);
  expect(String(failure)).toMatch(
    /^StartProblem: The migration migrations\/29990101000000_broken\.ts failed: .*relation "no_such_table" does not exist$/,
  );
  const pool = createPool(url, { max: 1 });
  try {
    expect(await pool.schema.hasTable('half_done')).toBe(false);
  } finally {
    await pool.destroy();
  }
});

it.each([
  ['no server', 'postgres://127.0.0.1:1/thicket', /connect ECONNREFUSED 127\.0\.0\.1:1$/],
  ['a missing database', null, /database "no_such_database" does not exist$/],
])('%s is named in one line', async (_, address, reason) => {
  const failure = migrate(address ?? databaseUrl(serverUrl, 'no_such_database'), log);
  await expect(failure).rejects.toThrow(reason);
  await expect(failure).rejects.toThrow(/^The database cannot be used: [^\n]+$/);
});

it('an older release starts on a database that a newer one has migrated, and does not roll back what it does not know', async () => {
  const next = {
    name: '29990101000000_next_release',
    up: (knex: Knex) => knex.schema.createTable('next_release', (table) => void table.uuid('id')),
    down: (knex: Knex) => knex.schema.dropTable('next_release'),
  };
  expect(await migrate(url, log, [...migrations, next])).toContain(next.name);
  expect(await migrate(url, log)).toEqual([]);
  await expect(rollBack(url, log, 1)).rejects.toThrow(
    'The database has migrations of a newer release, which has to roll them back: 29990101000000_next_release.',
  );
  expect(await rollBack(url, log, 1, [...migrations, next])).toEqual([next.name]);
  expect(await rollBack(url, log, 1)).toEqual([names.at(-1)]);
  expect(await migrate(url, log)).toEqual([names.at(-1)]);
});

it('the command migrates, says that nothing is pending, and rolls back as many as it is told', async () => {
  expect(await migrateCommand([], url, log)).toBe(['Migrated:', ...names].join('\n  '));
  expect(await migrateCommand([], url, log)).toBe('The database is up to date.');
  const lastTwo = names.slice(-2).reverse();
  expect(await migrateCommand(['--down', '2'], url, log)).toBe(['Rolled back:', ...lastTwo].join('\n  '));
  expect(await migrateCommand([], url, log)).toBe(['Migrated:', ...names.slice(-2)].join('\n  '));
  for (const args of [['--down', '0'], ['--down'], ['--down', 'all'], ['--up'], ['1']])
    await expect(migrateCommand(args, url, log)).rejects.toThrow(
      'Use: npm run migrate, or npm run migrate -- --down 1',
    );
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

it('stored statuses and events are respelled, and only those of the things that had the earlier spelling', async () => {
  await migrate(url, log);
  const pool = createPool(url, { max: 1 });
  const terms = migrations.find(({ name: one }) => one.endsWith('platform_standard_terms'));
  const earlier = [
    ['order', 'sent_to_pharmacy', 'in_fulfilment'],
    ['order', 'in_fulfilment', 'canceled'],
    ['journey', 'in_fulfilment', 'cancelled'],
    ['prescription', 'active', 'cancelled'],
    ['subscription', 'active', 'canceled'],
  ] as const;
  const transitions = async () =>
    (await pool('state_transition').orderBy('at')).map((row) => [row.entity, row.from_state, row.to_state]);
  try {
    await terms?.down(pool);
    const at = Date.parse('2026-11-22T12:00:00Z');
    await pool('state_transition').insert(
      earlier.map(([entity, from_state, to_state], index) => ({
        id: crypto.randomUUID(),
        entity,
        entity_id: crypto.randomUUID(),
        from_state,
        to_state,
        actor_role: 'system',
        reason: 'test',
        at: new Date(at + index),
      })),
    );
    const event = {
      id: crypto.randomUUID(),
      type: 'subscription.cancelled',
      payload: '{}',
      at: new Date(at),
    };
    await pool('outbox_event').insert(event);
    await pool('event_delivery').insert({
      event_id: event.id,
      subscriber: 'reporting.subscription.cancelled',
      at: event.at,
    });
    await terms?.up(pool);
    expect(await transitions()).toEqual([
      ['order', 'sent_to_pharmacy', 'in_fulfillment'],
      ['order', 'in_fulfillment', 'canceled'],
      ['journey', 'in_fulfillment', 'canceled'],
      ['prescription', 'active', 'canceled'],
      ['subscription', 'active', 'canceled'],
    ]);
    expect(await pool('outbox_event').pluck('type')).toEqual(['subscription.canceled']);
    expect(await pool('event_delivery').pluck('subscriber')).toEqual(['reporting.subscription.canceled']);
    await terms?.down(pool);
    expect(await transitions()).toEqual(earlier);
    await terms?.up(pool);
  } finally {
    await pool.destroy();
  }
});

it('says in one line what to do where the role may not create the extension of the search', async () => {
  await migrate(url, log);
  const search = migrations.find(({ name }) => name.endsWith('_search_document'));
  const pool = createPool(url, { max: 1 });
  const asNobody = pool.transaction(async (tx) => {
    await tx.raw('drop extension pg_trgm cascade');
    await tx.raw('create role nobody_searches');
    await tx.raw('set local role nobody_searches');
    await search?.up(tx);
  });
  await expect(asNobody).rejects.toThrow(
    /^The search needs PostgreSQL's extension pg_trgm, [^\n]*: create extension pg_trgm;$/,
  );
  await pool.destroy();
});
