import { createHash } from 'node:crypto';
import { access, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
};

/** The server of DATABASE_URL, with the right to create databases, or an embedded one in `.data/test-postgres`. */
export const startTestServer = async (): Promise<EmbeddedPostgres> => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const dataDir = process.env.TEST_DATA_DIR ?? join(import.meta.dirname, '../../.data/test-postgres');
  const sockets = await socketFolder(dataDir);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    settings: { ...testServerSettings, ...(sockets !== null && { unix_socket_directories: sockets }) },
  });
  return { ...server, url: await overSocket(server.url, sockets) };
};

/**
 * A folder for the server's sockets, which its account can write to; null where none can be made. Tests send hundreds
 * of thousands of small statements: over a socket each takes a third less time than over the loopback interface.
 */
const socketFolder = async (dataDir: string): Promise<string | null> => {
  if (process.platform === 'win32') return null;
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `thicket-sockets-${name}`);
  try {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o777);
    return folder;
  } catch {
    return null;
  }
};

/** The address of the server over its socket, unless it was started without one. */
const overSocket = async (serverUrl: string, folder: string | null): Promise<string> => {
  const url = new URL(serverUrl);
  if (folder === null) return serverUrl;
  const exists = await access(join(folder, `.s.PGSQL.${url.port}`)).then(
    () => true,
    () => false,
  );
  if (exists) url.searchParams.set('host', folder);
  return url.href;
};
