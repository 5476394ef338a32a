import { StartProblem } from '../errors/start-problem.ts';
import { atOnce } from './at-once.ts';
import { dumpOf, photosOf } from './backup-files.ts';
import { fingerprintOf, fingerprintOfFile, isSame, type Manifest, readManifest } from './manifest.ts';

const NAMED = 10;

/**
 * Compares every file of a backup with its manifest, which it returns. Throws a StartProblem that names the files which are
 * missing, cut short or changed.
 */
export const checkBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  const dump = await fingerprintOfFile(dumpOf(folder)).catch(() => null);
  if (!isSame(dump, manifest.dump)) damaged.push('database.dump');
  const photos = photosOf(folder);
  await atOnce(Object.entries(manifest.photos), async ([key, wanted]) => {
    const found = await photos.get(key);
    if (!found || !isSame(fingerprintOf(found.body), wanted)) damaged.push(`photos/${key}`);
  });
  if (damaged.length > 0)
    throw new StartProblem(
      [
        `The backup is damaged: ${damaged.length} of its files are missing or changed. Use another one. Nothing was restored.`,
        ...damaged.sort().slice(0, NAMED),
        ...(damaged.length > NAMED ? [`and ${damaged.length - NAMED} more`] : []),
      ].join('\n  '),
    );
  return manifest;
};
