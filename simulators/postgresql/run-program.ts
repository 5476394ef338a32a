import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerUser } from './server-user.ts';

/** The part of our environment that PostgreSQL's programs receive: none of our secrets. */
export const programEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

/** Runs a program to its end and returns its output. Throws, with its error output, when it fails. */
export const runProgram = async (
  file: string,
  args: readonly string[],
  options: { user: ServerUser | null; cwd: string },
): Promise<string> => {
  const account = options.user ? { uid: options.user.uid, gid: options.user.gid } : {};
  const { stdout } = await promisify(execFile)(file, args, {
    cwd: options.cwd,
    env: programEnv(),
    ...account,
  });
  return stdout;
};
