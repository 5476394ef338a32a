import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Binaries, findBinaries } from './binaries.ts';
import { ACCOUNT, ensureCluster } from './cluster.ts';
import { hasCode } from './errors.ts';
import { type Home, openHome } from './home.ts';
import { type Lease, takeLease } from './lease.ts';
import {
  freePort,
  logFile,
  pidFile,
  processState,
  readPostmaster,
  type SpawnedServer,
  spawnPostmaster,
} from './postmaster.ts';
import { findServerUser } from './server-user.ts';
import { overSocket, socketFolder } from './socket.ts';

/** A running embedded PostgreSQL that this process uses. */
export interface EmbeddedPostgres {
  readonly url: string;
  /** Shuts the server down when no other process uses it, started here or adopted; bounded to about 15 s. */
  stop(): Promise<void>;
}

interface Server {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Logger;
}

/** Recovery after a power failure may take a while; a normal start takes a tenth of a second. */
const START_LIMIT_MS = 60_000;
const MOST_SPAWNS = 5;

/**
 * Starts the PostgreSQL of `dataDir`, or joins the one that already runs there: another process's, or one
 * whose process was killed. All processes of a data folder share one server, and the last to stop ends it.
 * When the server dies while in use it is restarted on the same port.
 * `settings` are PostgreSQL's own and apply only when this call starts the server.
 */
export const startEmbeddedPostgres = async (options: {
  dataDir: string;
  log: Logger;
  settings?: Readonly<Record<string, string>>;
}): Promise<EmbeddedPostgres> => {
  const { log } = options;
  const home = await openHome(options.dataDir, await findServerUser());
  const sockets = await socketFolder(home);
  const settings = { ...options.settings, unix_socket_directories: sockets ?? '' };
  const binaries = await findBinaries(home);
  const cluster = await ensureCluster(home, binaries, options.settings?.fsync !== 'off');
  const server: Server = { home, binaries, cluster, settings, log };

  let lease = await joinOrStart(server, null);
  try {
    await createDatabase(lease);
  } catch (error) {
    await leave(server, lease);
    throw error;
  }
  let stopping = false;
  let recovery: Promise<void> = Promise.resolve();

  const recover = async (port: number): Promise<void> => {
    log.warn('The embedded database went away; bringing it back.');
    while (!stopping) {
      try {
        lease = await joinOrStart(server, port);
        lease.onLost(watch);
        log.info('The embedded database is back.');
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded database does not come back.');
        await sleep(5_000, undefined, { ref: false });
      }
    }
  };
  const watch = () => {
    if (!stopping) recovery = recover(lease.port);
  };
  lease.onLost(watch);

  return {
    url: await overSocket(`postgres://${ACCOUNT}:${home.secret}@127.0.0.1:${lease.port}/${ACCOUNT}`, sockets),
    stop: async () => {
      if (stopping) return;
      stopping = true;
      await recovery;
      await leave(server, lease);
    },
  };
};

/** Stops the server unless another process uses it. */
const leave = async (server: Server, lease: Lease): Promise<void> => {
  const alone = await lease.giveUp().catch(() => true);
  if (alone) await shutDown(server);
  await lease.end();
};

/** Reuses `port` when given, because other processes already know the address. A server that was not needed is stopped. */
const joinOrStart = async (server: Server, port: number | null): Promise<Lease> => {
  const { home, binaries, cluster, log } = server;
  const deadline = performance.now() + START_LIMIT_MS;
  let child: SpawnedServer | null = null;
  let spawns = 0;
  const fail = async (error: Error): Promise<never> => {
    if (child && !child.hasExited()) await shutDown(server);
    throw error;
  };
  while (performance.now() < deadline) {
    const found = await readPostmaster(cluster);
    const state = found === null ? 'gone' : await processState(found.pid);
    if (found !== null && state === 'postgres') {
      const lease = found.port === null ? null : await takeLease(found.port, home.secret).catch(fail);
      if (lease) {
        log.info(
          { port: lease.port },
          spawns > 0 ? 'Started the embedded database.' : 'Joined the embedded database.',
        );
        return lease;
      }
    } else if (child === null || child.hasExited()) {
      // PostgreSQL ignores a leftover file, unless its process id now belongs to another program.
      if (state === 'other') await rm(pidFile(cluster), { force: true });
      if (spawns === MOST_SPAWNS) break;
      spawns += 1;
      child = await spawnPostmaster(home, binaries, cluster, port ?? (await freePort()), server.settings);
    }
    await sleep(child?.hasExited() ? 200 : 20);
  }
  return fail(
    new Error(`The embedded database did not start. ${logFile(home)} ends with:\n${await logTail(home)}`),
  );
};

const logTail = async (home: Home): Promise<string> => {
  const text = await readFile(logFile(home), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
};

const createDatabase = async (lease: Lease): Promise<void> => {
  if ((await lease.query(`select from pg_database where datname = '${ACCOUNT}'`)) > 0) return;
  try {
    await lease.query(`create database ${ACCOUNT}`);
  } catch (error) {
    // Another process started it first.
    if (!hasCode(error, '42P04', '23505')) throw error;
  }
};

/** Fast shutdown (SIGINT), then an immediate one (SIGQUIT), which loses nothing that was committed either. */
const shutDown = async ({ cluster, log }: Server): Promise<void> => {
  const running = await readPostmaster(cluster);
  if (running === null) return;
  for (const [signal, limitMs] of [['SIGINT', 10_000] as const, ['SIGQUIT', 5_000] as const]) {
    if ((await processState(running.pid)) !== 'postgres') return;
    process.kill(running.pid, signal);
    const deadline = performance.now() + limitMs;
    while (performance.now() < deadline) {
      if ((await processState(running.pid)) !== 'postgres') return;
      await sleep(20);
    }
    log.warn({ signal }, 'The embedded database did not stop in time.');
  }
};
