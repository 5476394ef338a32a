import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../errors/start-problem.ts';

/** The address without its password, which everybody on the machine could read in the list of processes. */
const withoutPassword = (databaseUrl: string): { address: string; password: string } => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
};

/** The program's own lines. Others may contain values of rows. */
const ownLines = (program: string, output: string): string =>
  output
    .split('\n')
    .filter((line) => line.startsWith(`${program}: `))
    .join('\n');

/**
 * Runs pg_dump or pg_restore on a database. Throws a StartProblem when it is not installed, or with its reason when it fails,
 * as for a server of a newer version.
 */
export const runPostgresProgram = async (
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl: string,
): Promise<void> => {
  const { address, password } = withoutPassword(databaseUrl);
  const child = spawn(program, [`--dbname=${address}`, ...args], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [code, output] = await Promise.all([ended, text(child.stderr)]).catch((error: unknown) => {
    throw new StartProblem(
      `${program} cannot be run. Install PostgreSQL's client programs, of the version of the server.`,
      { cause: error },
    );
  });
  if (code !== 0)
    throw new StartProblem(`${program} ended with ${code}.\n${ownLines(program, output)}`.trimEnd());
};
