import type { Knex } from 'knex';
import { createPool } from '#server/database/pool.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { databaseRestorer } from './restore-database.ts';

/** The files of a process, one after the other, ask for few lists of modules; each idle database keeps connections. */
const MOST_IDLE = 3;

interface Seeded {
  readonly key: string;
  readonly database: TestDatabase;
  /** The payment processor's own connections: they must not wait for those of the product. */
  readonly processorPool: Knex;
  readonly restore: (() => Promise<boolean>) | null;
}

export type SeededDatabase = TestDatabase &
  Pick<Seeded, 'processorPool'> & { readonly isSeeded: boolean; seeded(): Promise<void> };

const idle: Seeded[] = [];

interface Pool {
  readonly free: readonly { readonly resource: { readonly processID: number } }[];
  numUsed(): number;
}

/** The process ids of idle connections; null when one is in use, which a test that has ended left behind. */
const connectionsOf = (knex: Knex): number[] | null => {
  const pool: Pool = knex.client.pool;
  return pool.numUsed() > 0 ? null : pool.free.map(({ resource }) => resource.processID);
};

/** Ends all other connections, as dropping would; reads whether one of the own is inside a transaction or holds a lock. */
const REST = `
  with ended as (select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and not pid = any(?))
  select (select count(*) from ended) as ended,
    exists (select from pg_stat_activity where datname = current_database() and pid = any(?) and pid <> pg_backend_pid()
      and state <> 'idle') as is_active`;

const LOCKED = `select exists (select from pg_locks join pg_database on oid = database
  where datname = current_database() and locktype = 'advisory') as is_locked`;

/** Restores a database whose connections are all idle; false when something could reach the next test. */
const isLikeNew = async ({ database: { knex }, processorPool, restore }: Seeded): Promise<boolean> => {
  const own = [...(connectionsOf(knex) ?? [0]), ...(connectionsOf(processorPool) ?? [0])];
  if (!restore || own.includes(0)) return false;
  knex.removeAllListeners();
  const { rows: rest } = await knex.raw(REST, [own, own]);
  const { rows: locks } = await knex.raw(LOCKED);
  return !rest[0].is_active && !locks[0].is_locked && (await restore());
};

const discard = async ({ database, processorPool }: Seeded): Promise<void> => {
  await processorPool.destroy();
  await database.drop();
};

const giveBack = async (used: Seeded): Promise<void> => {
  if (!(await isLikeNew(used).catch(() => false))) return discard(used);
  idle.push(used);
  if (idle.length > MOST_IDLE) await discard(idle.shift() as Seeded);
};

/**
 * A database with its connections for the modules of `key`: one that an earlier test of this process gave back by `drop`, restored
 * to the rows after seeding, or a new one. To seed a new one takes a second, and its first statements another one,
 * because each connection reads the catalog and plans what it is sent. Whoever seeds a new one calls `seeded` then. One that a
 * test left with changed tables or locks is not used again.
 */
export const openSeededDatabase = async (key: string): Promise<SeededDatabase> => {
  const index = idle.findLastIndex((one) => one.key === key);
  let current = index < 0 ? null : (idle.splice(index, 1)[0] ?? null);
  const isSeeded = current !== null;
  const database = current?.database ?? (await createTestDatabase());
  const processorPool = current?.processorPool ?? createPool(database.url, { max: 10 });
  const closing: (() => Promise<void>)[] = [];
  return {
    url: database.url,
    knex: database.knex,
    processorPool,
    isSeeded,
    seeded: async () => {
      current = { key, database, processorPool, restore: await databaseRestorer(database.knex) };
    },
    beforeDrop: (close) => void closing.push(close),
    drop: async () => {
      for (const close of closing) await close();
      await (current ? giveBack(current) : discard({ key, database, processorPool, restore: null }));
    },
  };
};
