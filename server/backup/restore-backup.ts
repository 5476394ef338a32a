import type { Knex } from 'knex';
import { createPool } from '../database/pool.ts';
import { StartProblem } from '../errors/start-problem.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { atOnce } from './at-once.ts';
import { dumpOf, photosOf } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';
import { fingerprintOf, isSame, type Manifest } from './manifest.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { requireEmptyDatabase, requireEmptyStore } from './require-empty.ts';
import { refuseNewer } from './require-same-release.ts';
import { tableDifferences, tableFigures } from './table-figures.ts';

interface Parts {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly photos: ObjectStore;
  /** The names of this release's migrations. */
  readonly known: readonly string[];
}

const restorePhotos = async ({ folder, photos }: Parts, manifest: Manifest): Promise<void> => {
  const orphans = new Set(manifest.orphans);
  const copies = photosOf(folder);
  await atOnce(Object.entries(manifest.photos), async ([key, wanted]) => {
    if (orphans.has(key)) return;
    const copy = await copies.get(key);
    if (copy) await photos.put(key, copy.body, wanted.contentType);
    const stored = await photos.get(key);
    if (!stored || !isSame(fingerprintOf(stored.body), wanted))
      throw new StartProblem(`The photo store does not return what was put there: ${key}.`);
  });
};

const compareTables = async (pool: Knex, manifest: Manifest): Promise<void> => {
  const found = await pool.transaction((tx) => tableFigures(tx), { readOnly: true });
  const differences = tableDifferences(manifest.tables, found);
  if (differences.length > 0)
    throw new StartProblem(
      ['The restored database is not the one of the backup. Do not use it.', ...differences].join('\n  '),
    );
};

/**
 * Restores a backup into an empty database and an empty photo store, and compares both with its manifest. It changes nothing
 * before the whole backup is found intact and of a release that is not newer than this one. Photos come first and the
 * database in one transaction: a restore that was killed is repeated as it was. Throws a StartProblem when it cannot.
 */
export const restoreBackup = async (parts: Parts): Promise<Manifest> => {
  const { databaseUrl, folder, photos, known } = parts;
  const manifest = await checkBackup(folder);
  refuseNewer('The backup', manifest.migrations, known);
  const pool = createPool(databaseUrl, { max: 1, statementTimeoutMs: 0 });
  try {
    await requireEmptyDatabase(pool);
    await requireEmptyStore(photos, manifest);
    await restorePhotos(parts, manifest);
    await runPostgresProgram(
      'pg_restore',
      [
        // The comment of an extension may be changed by its owner only, who may be another role.
        ...['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', '--no-comments'],
        dumpOf(folder),
      ],
      databaseUrl,
    );
    await compareTables(pool, manifest);
  } finally {
    await pool.destroy();
  }
  return manifest;
};
