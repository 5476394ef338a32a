import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from './errors.ts';
import { canEnter, type ServerUser } from './server-user.ts';

/** The folder of an embedded database, its owner and the password of its only account. */
export interface Home {
  /** Contains `cluster`, `postgres.log` and, where needed, a copy of the binaries. */
  readonly folder: string;
  readonly secret: string;
  readonly user: ServerUser | null;
}

/**
 * Opens or creates the home of the database of `dataDir`. The secret is always in `dataDir/secret`
 * (mode 0600). When the account that runs the database cannot enter `dataDir` (a clone under /root), the
 * rest goes to a folder named after `dataDir` and the secret, so that deleting `dataDir` starts a new database.
 */
export const openHome = async (dataDir: string, user: ServerUser | null): Promise<Home> => {
  await mkdir(dataDir, { recursive: true });
  const base = await realpath(dataDir);
  const secret = await readOrMakeSecret(join(base, 'secret'));
  if (!user || (await canEnter(base, user))) return { folder: base, secret, user };

  const name = createHash('sha256').update(`${base}\0${secret}`).digest('hex').slice(0, 16);
  for (const folder of [join('/var/lib/thicket', name), join(tmpdir(), `thicket-${name}`)]) {
    const made = await mkdir(folder, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (!made) continue;
    await chmod(folder, 0o711);
    if (await canEnter(folder, user)) return { folder, secret, user };
  }
  throw new Error(
    `The account "${user.name}" can enter neither ${base}, /var/lib/thicket nor ${tmpdir()}, so the embedded ` +
      'database has no place to live. Set DATA_DIR to a folder it can enter, or set DATABASE_URL.',
  );
};

/** Several processes may run this simultaneously: the first file linked into place becomes the secret of all. */
const readOrMakeSecret = async (file: string): Promise<string> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  await writeFile(draft, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
};
