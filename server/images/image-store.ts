import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ImageStore {
  read(name: string): Promise<Buffer | null>;
  /** Writes are atomic; the least recently used files are deleted to make room. */
  write(name: string, picture: Buffer): Promise<void>;
}

/** Also matches incomplete files of a process that died. They are never used, so they are deleted soon. */
const NAME = /\.(avif|webp|png|jpg|part)$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Names with their sizes, least recently used first. */
const listFolder = async (folder: string): Promise<Map<string, number>> => {
  await mkdir(folder, { recursive: true });
  const found: { name: string; size: number; at: number }[] = [];
  for (const name of await readdir(folder)) {
    if (!NAME.test(name)) continue;
    const about = await stat(join(folder, name)).catch(() => null);
    if (about) found.push({ name, size: about.size, at: about.mtimeMs });
  }
  return new Map(found.sort((a, b) => a.at - b.at).map(({ name, size }) => [name, size]));
};

/**
 * Rendered images as files in one folder, at most `mostBytes` together. `prepared` is a folder of images that the
 * build rendered; it is only read. Several processes may share a folder: a file deleted by another one is rendered again.
 */
export const createImageStore = (parts: {
  folder: string;
  prepared: string;
  mostBytes: number;
}): ImageStore => {
  const { folder, prepared, mostBytes } = parts;
  let listed: Promise<Map<string, number>> | undefined;
  let bytes = 0;
  const open = (): Promise<Map<string, number>> => {
    listed ??= listFolder(folder).then((sizes) => {
      for (const size of sizes.values()) bytes += size;
      return sizes;
    });
    return listed;
  };

  const note = (sizes: Map<string, number>, name: string, size: number): void => {
    bytes += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  };

  const makeRoom = async (sizes: Map<string, number>): Promise<void> => {
    for (const [name, size] of sizes) {
      if (bytes <= mostBytes) return;
      sizes.delete(name);
      bytes -= size;
      await rm(join(folder, name), { force: true });
    }
  };

  return {
    read: async (name) => {
      const drawn = await readIfThere(join(prepared, name));
      if (drawn) return drawn;
      const sizes = await open();
      const kept = await readIfThere(join(folder, name));
      if (kept) note(sizes, name, kept.length);
      return kept;
    },
    write: async (name, picture) => {
      const sizes = await open();
      const aside = join(folder, `${randomUUID()}.part`);
      await writeFile(aside, picture);
      await rename(aside, join(folder, name));
      note(sizes, name, picture.length);
      await makeRoom(sizes);
    },
  };
};
