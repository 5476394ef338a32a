import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { debianVersion, startDebianPostgres } from '../harness/debian-postgres.ts';
import { type BackupTools, standInPrograms, standInTools } from './stand-in-tools.ts';

const run = promisify(execFile);
export const root = join(import.meta.dirname, '../..');

/** Debian's PostgreSQL with its own pg_dump and pg_restore where it is installed, else what stands in for it. */
export const bestTools = async (parent: string): Promise<BackupTools> => {
  const version = await debianVersion();
  if (version === null) return standInTools(parent);
  const { url, programs, stop } = await startDebianPostgres(version);
  return { name: `PostgreSQL ${version} with its pg_dump`, serverUrl: url, programs, stop };
};

/** Runs a program of Node to its end, with nothing of this process's environment but PATH, which begins with `programs`. */
export const runNode = (
  args: readonly string[],
  {
    programs,
    cwd = root,
    env = {},
  }: { programs?: string; cwd?: string; env?: Readonly<Record<string, string>> },
): Promise<{ readonly code: number; readonly output: string }> => {
  const PATH = [programs, process.env.PATH].filter((part) => part !== undefined).join(delimiter);
  const { HOME = '' } = process.env;
  return run(process.execPath, [...args], { cwd, env: { PATH, HOME, ...env }, maxBuffer: 100_000_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
};

/** Copies a database of this release into an empty one, on a server that may be of another version. */
export const copyDatabase = async (from: string, to: string, parent: string): Promise<void> => {
  const programs = await standInPrograms(parent);
  const file = join(parent, 'copied.dump');
  const steps = [
    ['pg_dump', from, `--file=${file}`],
    ['pg_restore', to, file],
  ] as const;
  for (const [program, address, arg] of steps) {
    const PGPASSWORD = decodeURIComponent(new URL(address).password);
    await run(join(programs, program), [`--dbname=${address}`, arg], { env: { ...process.env, PGPASSWORD } });
  }
};
