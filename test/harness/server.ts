import { join } from 'node:path';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#simulators/postgresql/start.ts';

/** Fast instead of durable: test data need not survive a power failure. */
const testServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  // Creating and dropping databases writes checkpoints, which must not wait for the disk.
  checkpoint_flush_after: '0',
  bgwriter_flush_after: '0',
  max_connections: '300',
  // A statement is planned once per connection, not for each of its first values: the tables are small.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // A database lives for seconds.
  autovacuum: 'off',
};

/** The server of DATABASE_URL, with the right to create databases, or an embedded one in `.data/test-postgres`. */
export const startTestServer = async (): Promise<EmbeddedPostgres> => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  return startEmbeddedPostgres({
    dataDir: process.env.TEST_DATA_DIR ?? join(import.meta.dirname, '../../.data/test-postgres'),
    log: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    settings: testServerSettings,
  });
};
