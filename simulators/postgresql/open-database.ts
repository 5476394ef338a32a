import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import { type Database, externalDatabase } from '#server/database/database.ts';
import { startEmbeddedPostgres } from './start.ts';

/** The embedded server in `DATA_DIR/postgres`. */
export const openEmbeddedDatabase = async (
  settings: Pick<Settings, 'DATA_DIR'>,
  log: Logger,
): Promise<Database> => {
  const embedded = await startEmbeddedPostgres({ dataDir: join(settings.DATA_DIR, 'postgres'), log });
  return { url: embedded.url, close: embedded.stop };
};

/** The server of DATABASE_URL, or the embedded one. */
export const openDatabase = async (
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Logger,
): Promise<Database> =>
  settings.DATABASE_URL === undefined
    ? openEmbeddedDatabase(settings, log)
    : externalDatabase(settings.DATABASE_URL);
