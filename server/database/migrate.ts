import { runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Migration, migrations } from '../../migrations/index.ts';
import { workerLogger } from '../jobs/worker-logger.ts';
import { createPool } from './pool.ts';

/** Advisory lock key: an arbitrary number, the same in every process that migrates. */
const MIGRATE_KEY = 7_305_002;
const OLDEST_SERVER = 150_000;

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({ up: migration.up, down: migration.down }),
};

/**
 * Migrates the database at `url`: our tables and the job queue's. Several processes may call it simultaneously; one
 * migrates and the others wait. All of our pending migrations run in one transaction. Returns the names of the
 * migrations that ran. Throws when the server is older than PostgreSQL 15.
 */
export const migrate = async (url: string, log: Logger): Promise<readonly string[]> => {
  const pool = createPool(url, { max: 4, statementTimeoutMs: 0 });
  try {
    return await pool.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [MIGRATE_KEY]);
      await requireServerVersion(lock);
      const ran = await migrateTables(pool);
      await runMigrations({ connectionString: url, logger: workerLogger(log) });
      if (ran.length > 0) log.info({ migrations: ran }, 'Migrated the database.');
      return ran;
    });
  } finally {
    await pool.destroy();
  }
};

const requireServerVersion = async (db: Knex): Promise<void> => {
  const { rows } = await db.raw("select current_setting('server_version_num')::int as version");
  if (rows[0].version < OLDEST_SERVER)
    throw new Error('The database server is older than PostgreSQL 15, the oldest that is supported.');
};

const migrateTables = async (pool: Knex): Promise<readonly string[]> => {
  const config = { migrationSource, tableName: 'migration' };
  // A process killed while migrating leaves Knex's own lock behind. We own the advisory lock, so nobody else can own Knex's.
  await pool.migrate.forceFreeMigrationsLock(config);
  const [, ran]: [number, string[]] = await pool.migrate.latest(config);
  return ran;
};
