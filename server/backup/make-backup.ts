import { mkdir } from 'node:fs/promises';
import type { Knex } from 'knex';
import { createPool } from '../database/pool.ts';
import { reasonOf, StartProblem } from '../errors/start-problem.ts';
import type { ModuleDefinition } from '../module.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { atOnce } from './at-once.ts';
import { dumpOf, photosOf } from './backup-files.ts';
import { fingerprintOf, fingerprintOfFile, type Manifest, writeManifest } from './manifest.ts';
import { namedObjects } from './named-objects.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { requireSameRelease } from './require-same-release.ts';
import { tableFigures } from './table-figures.ts';

interface Parts {
  readonly databaseUrl: string;
  /** Made by the backup: it must not exist. */
  readonly folder: string;
  readonly photos: ObjectStore;
  readonly modules: readonly ModuleDefinition[];
  /** The names of this release's migrations. */
  readonly known: readonly string[];
  readonly release: string;
  readonly now: Date;
}

/** What is dumped, counted and listed is the database at one moment, also while others write. */
const backUpDatabase = (pool: Knex, { databaseUrl, folder, modules, known }: Parts) =>
  pool.transaction(
    async (snapshot) => {
      const migrations = await requireSameRelease(snapshot, known);
      // The transaction waits for as long as pg_dump takes.
      const { rows } = await snapshot.raw<{ rows: { id: string }[] }>(
        "select set_config('idle_in_transaction_session_timeout', '0', true), pg_export_snapshot() as id",
      );
      const dump = dumpOf(folder);
      await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
        throw new StartProblem(`The folder of a backup must be new: ${reasonOf(error)}`);
      });
      await runPostgresProgram(
        'pg_dump',
        [
          ...['--format=custom', '--no-owner', '--no-privileges'],
          ...[`--snapshot=${rows[0]?.id}`, `--file=${dump}`],
        ],
        databaseUrl,
      );
      return {
        migrations,
        tables: await tableFigures(snapshot),
        named: await namedObjects(snapshot, modules),
        dump: await fingerprintOfFile(dump),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

const copyPhotos = async ({ photos, folder }: Parts): Promise<Manifest['photos']> => {
  const copied: Manifest['photos'] = {};
  const copies = photosOf(folder);
  await atOnce(photos.keys(), async (key) => {
    const found = await photos.get(key);
    // It was deleted since the list was read.
    if (!found) return;
    await copies.put(key, found.body, found.contentType);
    copied[key] = { ...fingerprintOf(found.body), contentType: found.contentType };
  });
  return copied;
};

/**
 * Writes the database and then all photos into a new folder, and what both are into its manifest. The database comes first:
 * every photo that its rows name was stored by then. Throws a StartProblem when it cannot; the folder then has no manifest.
 */
export const makeBackup = async (parts: Parts): Promise<Manifest> => {
  const pool = createPool(parts.databaseUrl, { max: 1, statementTimeoutMs: 0 });
  const { named, ...database } = await backUpDatabase(pool, parts).finally(() => pool.destroy());
  const photos = await copyPhotos(parts);
  const manifest: Manifest = {
    format: 1,
    madeAt: parts.now.toISOString(),
    release: parts.release,
    ...database,
    migrations: [...database.migrations],
    photos,
    missing: [...named].filter((key) => !(key in photos)).sort(),
    orphans: Object.keys(photos)
      .filter((key) => !named.has(key))
      .sort(),
  };
  await writeManifest(parts.folder, manifest);
  return manifest;
};
