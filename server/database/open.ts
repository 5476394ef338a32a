import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import { startEmbeddedPostgres } from '#simulators/postgresql/start.ts';

/** A database server that answers at `url`. */
export interface Database {
  readonly url: string;
  /** Call it after every pool is closed. Stops the embedded server when no other process uses it. */
  close(): Promise<void>;
}

/** The server of DATABASE_URL, or the embedded one in `DATA_DIR/postgres`. */
export const openDatabase = async (
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Logger,
): Promise<Database> => {
  if (settings.DATABASE_URL !== undefined) return { url: settings.DATABASE_URL, close: async () => {} };
  const embedded = await startEmbeddedPostgres({ dataDir: join(settings.DATA_DIR, 'postgres'), log });
  return { url: embedded.url, close: embedded.stop };
};
