import { lstat, mkdtemp, readlink, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyPackage, findPackage, makeLinks } from './package-files.ts';

const source = findPackage();

it.runIf(source !== null)(
  'copies the package readable by everyone, and creates missing library links',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'binaries-'));
    try {
      const copy = join(folder, 'copy');
      await Promise.all([copyPackage(source ?? '', copy), copyPackage(source ?? '', copy)]);
      expect((await lstat(join(copy, 'native', 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
      expect((await lstat(join(copy, 'native', 'share'))).mode & 0o777).toBe(0o755);

      if (process.platform !== 'linux') return;
      const link = join(copy, 'native', 'lib', 'libpq.so.5');
      const target = await readlink(link);
      await unlink(link);
      expect(await makeLinks(copy)).toBe(true);
      expect(await readlink(link)).toBe(target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
