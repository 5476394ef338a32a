import { runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Migration, migrations } from '../../migrations/index.ts';
import { reasonOf, StartProblem } from '../errors/start-problem.ts';
import { workerLogger } from '../jobs/worker-logger.ts';
import { createPool } from './pool.ts';

/** Advisory lock key: an arbitrary number, the same in every process that migrates. */
const MIGRATE_KEY = 7_305_002;
const TABLE = 'migration';
const OLDEST_SERVER = 150_000;

/** Runs a migration; a failure names its file. */
const named = async (name: string, run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    throw new StartProblem(`The migration migrations/${name}.ts failed: ${reasonOf(error)}`, {
      cause: error,
    });
  }
};

const sourceOf = (list: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...list],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({
    up: (knex) => named(migration.name, () => migration.up(knex)),
    down: (knex) => named(migration.name, () => migration.down(knex)),
  }),
});

/**
 * Migrates the database at `url`: our tables and the job queue's. Several processes may call it simultaneously; one
 * migrates and the others wait. All of our pending migrations run in one transaction. Returns the names of the
 * migrations that ran. Throws a StartProblem when the server cannot be reached or is older than PostgreSQL 15, and one that
 * names the file of a migration that fails.
 */
export const migrate = (
  url: string,
  log: Logger,
  list: readonly Migration[] = migrations,
): Promise<readonly string[]> =>
  alone(url, list, async (pool, config) => {
    const [, ran]: [number, string[]] = await pool.migrate.latest(config);
    await runMigrations({ connectionString: url, logger: workerLogger(log) });
    if (ran.length > 0) log.info({ migrations: ran }, 'Migrated the database.');
    const newer = await unknownTo(list, pool);
    if (newer.length > 0) log.warn({ migrations: newer }, 'The database has migrations of a newer release.');
    return ran;
  });

/**
 * Rolls back the last `count` migrations, each in a transaction of its own, and returns their names. Throws a StartProblem
 * when the database has migrations that this release does not know and so cannot roll back.
 */
export const rollBack = (
  url: string,
  log: Logger,
  count: number,
  list: readonly Migration[] = migrations,
): Promise<readonly string[]> =>
  alone(url, list, async (pool, config) => {
    const newer = await unknownTo(list, pool);
    if (newer.length > 0)
      throw new StartProblem(
        `The database has migrations of a newer release, which has to roll them back: ${newer.join(', ')}.`,
      );
    const undone: string[] = [];
    while (undone.length < count) {
      const [, [name]]: [number, string[]] = await pool.migrate.down(config);
      if (name === undefined) break;
      undone.push(name);
    }
    if (undone.length > 0) log.info({ migrations: undone }, 'Rolled back migrations.');
    return undone;
  });

/** Migrations of the database that are not in the list: those of a newer release. */
const unknownTo = async (list: readonly Migration[], pool: Knex): Promise<readonly string[]> => {
  if (!(await pool.schema.hasTable(TABLE))) return [];
  const names: readonly string[] = await pool(TABLE).orderBy('id').pluck('name');
  return names.filter((name) => !list.some((migration) => migration.name === name));
};

/** Runs `work` while no other process migrates. */
const alone = async <T>(
  url: string,
  list: readonly Migration[],
  work: (pool: Knex, config: Knex.MigratorConfig) => Promise<T>,
): Promise<T> => {
  const pool = createPool(url, { max: 4, statementTimeoutMs: 0 });
  // An earlier release runs on a database that a later one has migrated: during a rolling restart, and after going back.
  const config = { migrationSource: sourceOf(list), tableName: TABLE, disableMigrationsListValidation: true };
  try {
    await requireServer(pool);
    return await pool.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [MIGRATE_KEY]);
      // A process killed while migrating leaves Knex's own lock behind. We own the advisory lock, so nobody else can own it.
      await pool.migrate.forceFreeMigrationsLock(config);
      return await work(pool, config);
    });
  } finally {
    await pool.destroy();
  }
};

const requireServer = async (db: Knex): Promise<void> => {
  const { rows } = await db
    .raw("select current_setting('server_version_num')::int as version")
    .catch((error: unknown) => {
      throw new StartProblem(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
    });
  if (rows[0].version < OLDEST_SERVER)
    throw new StartProblem('The database server is older than PostgreSQL 15, the oldest that is supported.');
};
