import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export interface RevisionFolder {
  /** The first letters of the commit. */
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
}

const install = (root: string, folder: string): void => {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(folder)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  console.log(`Installing the packages of ${folder} …`);
  // Not `npm ci`: it refuses lock files of npm versions that left out the packages of other platforms.
  execFileSync('npm', ['install', '--no-save', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
};

/**
 * A work tree of another revision with its packages, in `parent` (absolute). It stays for the next run; `git worktree
 * remove` removes it. Throws when the repository does not have the revision.
 */
export const revisionFolder = (root: string, parent: string, revision: string): RevisionFolder => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  const name = commit.slice(0, 12);
  const folder = join(parent, name);
  if (!existsSync(folder)) git('worktree', 'add', '--force', '--detach', folder, commit);
  if (!existsSync(join(folder, 'node_modules'))) install(root, folder);
  return { name, folder };
};
