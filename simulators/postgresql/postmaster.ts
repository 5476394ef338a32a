import { execFile, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { hasCode } from './errors.ts';
import type { Home } from './home.ts';
import { programEnv } from './run-program.ts';

/** The content of a cluster's `postmaster.pid`; `port` is null while the file is being written. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number | null;
}

export const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');
export const logFile = (home: Home): string => join(home.folder, 'postgres.log');

/** Null when the cluster has no such file: no server is running, and none died without deleting it. */
export const readPostmaster = async (cluster: string): Promise<Postmaster | null> => {
  try {
    const lines = (await readFile(pidFile(cluster), 'utf8')).split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    const port = Number.parseInt(lines[3] ?? '', 10);
    return pid > 0 ? { pid, port: port > 0 ? port : null } : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** `other`: the process id now belongs to another program, as happens after a restart of the machine. */
export const processState = async (pid: number): Promise<'postgres' | 'other' | 'gone'> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return 'gone';
  }
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        );
  // A zombie process has an empty command line.
  if (command.trim() === '') return 'gone';
  return command.includes('postgres') ? 'postgres' : 'other';
};

/** A port of the loopback address that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('The system gave no free port.')),
      );
    });
  });

/** A server that we started. It continues to run after this process ends. */
export interface SpawnedServer {
  hasExited(): boolean;
}

/** `settings` are PostgreSQL's own (`fsync`, `max_connections`), in addition to those of every embedded server. */
export const spawnPostmaster = async (
  home: Home,
  binaries: Binaries,
  cluster: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<SpawnedServer> => {
  const all = { ...embeddedSettings, ...settings };
  const log = await open(logFile(home), 'a', 0o600);
  try {
    const child = spawn(
      binaries.postgres,
      ['-D', cluster, '-p', String(port), ...Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
      {
        cwd: home.folder,
        detached: true,
        env: programEnv(),
        stdio: ['ignore', log.fd, log.fd],
        ...(home.user ? { uid: home.user.uid, gid: home.user.gid } : {}),
      },
    );
    let exited = false;
    for (const event of ['exit', 'error']) child.once(event, () => (exited = true));
    child.unref();
    return { hasExited: () => exited };
  } finally {
    await log.close();
  }
};

const embeddedSettings = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and row contents may contain health data, so they are not logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
