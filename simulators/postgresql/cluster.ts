import { chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { hasCode } from './errors.ts';
import type { Home } from './home.ts';
import { runProgram } from './run-program.ts';

/** The only account of an embedded database, and the name of the product's database in it. */
export const ACCOUNT = 'thicket';

/**
 * Returns the folder of the database files, created on first use. It is prepared in a temporary folder and moved
 * into place when complete, so that interrupted or simultaneous starts do no harm.
 * Throws when the files were made by another major version of PostgreSQL.
 */
export const ensureCluster = async (home: Home, binaries: Binaries, durable: boolean): Promise<string> => {
  const cluster = join(home.folder, 'cluster');
  const existing = await readMajor(cluster);
  if (existing === null) await makeCluster(home, binaries, cluster, durable);
  const major = existing ?? (await readMajor(cluster));
  if (major === binaries.major) return cluster;
  throw new Error(
    `The data in ${cluster} was made by PostgreSQL ${major}, but this installation has PostgreSQL ${binaries.major}. ` +
      'Move that folder away to start afresh, or set DATABASE_URL to a server that holds your data.',
  );
};

const readMajor = async (cluster: string): Promise<number | null> => {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const makeCluster = async (home: Home, binaries: Binaries, cluster: string, durable: boolean) => {
  const draft = await mkdtemp(join(home.folder, 'initialising-'));
  const passwordFile = join(draft, 'password');
  try {
    await writeFile(passwordFile, home.secret, { mode: 0o600 });
    if (home.user)
      for (const place of [draft, passwordFile]) await chown(place, home.user.uid, home.user.gid);
    await runProgram(
      binaries.initdb,
      initArguments(binaries, join(draft, 'cluster'), passwordFile, durable),
      {
        user: home.user,
        cwd: draft,
      },
    );
    await rename(join(draft, 'cluster'), cluster);
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const initArguments = (binaries: Binaries, folder: string, passwordFile: string, durable: boolean) => [
  `--pgdata=${folder}`,
  `--username=${ACCOUNT}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  // The same case mapping for every language on every machine; older versions have only plain C.
  ...(binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
  ...(durable ? [] : ['--no-sync']),
];
