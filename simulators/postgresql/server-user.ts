import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The system account for PostgreSQL when this process is root, which PostgreSQL refuses to run as. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Null when this process is an ordinary user: the database then runs as the same user. Throws when root finds no account. */
export const findServerUser = async (): Promise<ServerUser | null> => {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted);
    if (account) return { name: wanted, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  );
};

/** True when the account may enter the folder, which requires access to every folder above it. */
export const canEnter = async (folder: string, user: ServerUser): Promise<boolean> => {
  let current = await realpath(folder);
  for (;;) {
    const { mode, uid, gid } = await stat(current);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(current) === current) return true;
    current = dirname(current);
  }
};
