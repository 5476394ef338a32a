import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#simulators/postgresql/postmaster.ts';
import { runProgram } from '#simulators/postgresql/run-program.ts';
import { findServerUser } from '#simulators/postgresql/server-user.ts';

const VERSIONS = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;

/** A server that Debian's packages installed, running with an empty cluster of its own. */
export interface DebianPostgres {
  readonly url: string;
  /** Where pg_dump and pg_restore of the same version are. */
  readonly programs: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** The newest version with a server and its client programs; null when there is none. */
export const debianVersion = async (): Promise<string | null> => {
  const found = await readdir(VERSIONS).catch(() => []);
  const complete = found.filter((version) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) =>
      existsSync(join(VERSIONS, version, 'bin', name)),
    ),
  );
  const [newest] = complete.map(Number).sort((one, other) => other - one);
  return newest !== undefined && newest >= OLDEST_MAJOR ? String(newest) : null;
};

/** Starts Debian's PostgreSQL of this version on a free port of the loopback interface. */
export const startDebianPostgres = async (version: string): Promise<DebianPostgres> => {
  const programs = join(VERSIONS, version, 'bin');
  const user = await findServerUser();
  const folder = await mkdtemp(join(tmpdir(), 'debian-postgres-'));
  await chmod(folder, 0o755);
  const password = crypto.randomUUID();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) for (const place of [folder, passwordFile]) await chown(place, user.uid, user.gid);
  const cluster = join(folder, 'cluster');
  const run = (program: string, ...args: readonly string[]) =>
    runProgram(join(programs, program), args, { user, cwd: folder });
  await run(
    'initdb',
    ...[`--pgdata=${cluster}`, '--username=thicket', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  );
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run('pg_ctl', 'start', '-w', `--pgdata=${cluster}`, `--log=${join(folder, 'log')}`, `-o${settings}`);
  return {
    url: `postgres://thicket:${password}@127.0.0.1:${port}/postgres`,
    programs,
    version,
    stop: async () => {
      await run('pg_ctl', 'stop', '-w', '--mode=fast', `--pgdata=${cluster}`);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
