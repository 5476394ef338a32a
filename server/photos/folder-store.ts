import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ObjectStore } from '../ports/object-store.ts';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Ends the name of a file that is being written. */
const UNFINISHED = '.part';

/** All files below a folder; none when it does not exist yet. */
const filesBelow = async (root: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Objects as files below one folder. Writes are atomic: to a temporary file, which is then renamed. */
export const createFolderStore = (folder: string): ObjectStore => {
  const root = resolve(folder);
  const place = (key: string): string => {
    const path = resolve(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error('An object key left its folder.');
    return path;
  };
  return {
    put: async (key, body) => {
      const path = place(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const aside = `${path}.${process.pid}${UNFINISHED}`;
      await writeFile(aside, body, { mode: 0o600 });
      await rename(aside, path);
    },
    get: async (key) => {
      try {
        const body = await readFile(place(key));
        return {
          body,
          contentType: types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(place(key), { force: true }),
    keys: async function* () {
      for (const path of await filesBelow(root))
        if (!path.endsWith(UNFINISHED)) yield relative(root, path).split(sep).join('/');
    },
  };
};
