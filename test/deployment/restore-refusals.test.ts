import { appendFile, cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import type { ObjectStore } from '#server/ports/object-store.ts';
import { migrations } from '../../migrations/index.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { deep } from '../harness/deep.ts';
import { onServer } from '../harness/on-server.ts';
import { type BackupTools, emptyDatabase, standInTools } from './stand-in-tools.ts';
import { storeContent } from './store-content.ts';

const KEYS = ['progress/one.webp', 'progress/two.webp'] as const;
const NEXT = '29990101000000_next_release';
const known = migrations.map(({ name }) => name);
const PATH = process.env.PATH ?? '';

let parent: string;
let tools: BackupTools;
let source: TestDatabase;
let photos: ObjectStore;
let intact: string;

const photo = (key: string) => Buffer.from(`a photo with the key ${key}`);

/** A photo as a patient sends it: stored, then named by a row. */
const sendPhoto = async (key: string): Promise<void> => {
  await photos.put(key, photo(key), 'image/webp');
  await source.knex('progress_photo').insert({
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    view: 'crown',
    object_key: key,
    taken_at: new Date('2026-11-20T12:00:00Z'),
  });
};

const backUp = (folder: string, from: ObjectStore = photos) =>
  makeBackup({
    databaseUrl: source.url,
    folder: join(parent, folder),
    photos: from,
    modules,
    known,
    release: 'abc1234',
    now: new Date('2026-11-28T12:00:00Z'),
  });

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'restore-'));
  tools = await standInTools(parent);
  process.env.PATH = `${tools.programs}${delimiter}${PATH}`;
  source = await createTestDatabase();
  photos = createFolderStore(join(parent, 'source'));
  for (const key of KEYS) await sendPhoto(key);
  intact = join(parent, 'intact');
  await backUp('intact');
});
afterAll(async () => {
  process.env.PATH = PATH;
  await source?.drop();
  await rm(parent, { recursive: true, force: true });
});

describe('a restore', () => {
  let folder: string;
  let target: Awaited<ReturnType<typeof emptyDatabase>>;
  let restored: ObjectStore;

  beforeEach(async () => {
    const place = await mkdtemp(join(parent, 'attempt-'));
    folder = join(place, 'backup');
    await cp(intact, folder, { recursive: true });
    target = await emptyDatabase(tools);
    restored = createFolderStore(join(place, 'restored'));
  });
  afterEach(() => target.drop());

  const restore = (to = { databaseUrl: target.url, photos: restored }) =>
    restoreBackup({ ...to, folder, known });

  const tables = (): Promise<number> =>
    onServer(target.url, async (client) => {
      const { rows } = await client.query(
        "select from pg_tables where schemaname <> all('{pg_catalog,information_schema}')",
      );
      return rows.length;
    });

  const expectUntouched = async (): Promise<void> => {
    expect(await tables()).toBe(0);
    expect(await storeContent(restored)).toEqual({});
  };

  const manifest = () => join(folder, 'manifest.json');

  const damages = [
    ['was cut short', () => rm(manifest()), /has no manifest\.json, which is written last/],
    ['has half a manifest', () => truncate(manifest(), 100), /manifest\.json is damaged/],
    [
      'has half a dump',
      () => truncate(join(folder, 'database.dump'), 1_000),
      /damaged: 1 of[\s\S]*\n {2}database\.dump$/,
    ],
    ['has a changed dump', () => appendFile(join(folder, 'database.dump'), ' '), /\n {2}database\.dump$/],
    [
      'lacks a photo',
      () => rm(join(folder, 'photos', KEYS[0])),
      /damaged: 1 of[\s\S]*\n {2}photos\/progress\/one\.webp$/,
    ],
    [
      'has a changed photo',
      () => writeFile(join(folder, 'photos', KEYS[1]), photo(KEYS[0])),
      /\n {2}photos\/progress\/two\.webp$/,
    ],
    [
      'was made by a newer release',
      async () => {
        const text = await readFile(manifest(), 'utf8');
        await writeFile(manifest(), text.replace(`"${known[0]}"`, `"${known[0]}", "${NEXT}"`));
      },
      `The backup belongs to a newer release, with migrations that this one does not know: ${NEXT}.`,
    ],
  ] as const;
  it.each(deep ? damages : damages.slice(3, 5))(
    'of a backup that %s is refused before anything is changed',
    async (_, damage, reason) => {
      await damage();
      await expect(restore()).rejects.toThrow(reason);
      await expectUntouched();
    },
  );

  it('into a database that has tables is refused', async () => {
    await onServer(target.url, (client) => client.query('create table something as select 1 as number'));
    await expect(restore()).rejects.toThrow('The database of DATABASE_URL has tables already.');
    expect(await tables()).toBe(1);
    expect(await storeContent(restored)).toEqual({});
  });

  it('into a store with other photos is refused', async () => {
    await restored.put('progress/other.webp', photo('other'), 'image/webp');
    await expect(restore()).rejects.toThrow(
      'The photo store has photos already that are not of this backup.',
    );
    expect(await tables()).toBe(0);
  });

  it('into a store with another photo under the same key is refused', async () => {
    await restored.put(KEYS[0], photo('other'), 'image/webp');
    await expect(restore()).rejects.toThrow('The photo store has photos already');
    expect((await restored.get(KEYS[0]))?.body).toEqual(photo('other'));
  });

  it('that was interrupted is repeated as it was', async () => {
    const dies = { ...restored, put: () => Promise.reject(new Error('The process has died.')) };
    await restored.put(KEYS[1], photo(KEYS[1]), 'image/webp');
    await expect(restore({ databaseUrl: target.url, photos: dies })).rejects.toThrow('has died');
    expect(await tables()).toBe(0);
    await restore();
    expect(Object.keys(await storeContent(restored))).toEqual([...KEYS]);
    expect(await tables()).toBeGreaterThan(60);
  });

  it('into a store that loses a photo fails, and leaves the database empty', async () => {
    const forgets = { ...restored, put: async () => {} };
    await expect(restore({ databaseUrl: target.url, photos: forgets })).rejects.toThrow(
      'The photo store does not return what was put there',
    );
    expect(await tables()).toBe(0);
  });

  it('whose rows are not those of the manifest says so', async () => {
    const text = await readFile(manifest(), 'utf8');
    const changed = text.replace(/("public\.progress_photo": \{\s+"rows": )2/, '$13');
    expect(changed).not.toBe(text);
    await writeFile(manifest(), changed);
    await expect(restore()).rejects.toThrow(
      'The restored database is not the one of the backup. Do not use it.\n  public.progress_photo: 2 rows instead of 3',
    );
  });

  it('without pg_restore names it', async () => {
    process.env.PATH = parent;
    try {
      await expect(restore()).rejects.toThrow('pg_restore cannot be run. Install PostgreSQL');
    } finally {
      process.env.PATH = `${tools.programs}${delimiter}${PATH}`;
    }
  });
});

describe('a backup', () => {
  it('of a database that a newer release has migrated is refused', async () => {
    const row = { name: NEXT, batch: 99, migration_time: new Date('2026-11-28T12:00:00Z') };
    await source.knex('migration').insert(row);
    try {
      await expect(backUp('newer')).rejects.toThrow(
        `The database belongs to a newer release, with migrations that this one does not know: ${NEXT}.`,
      );
    } finally {
      await source.knex('migration').where({ name: NEXT }).delete();
    }
  });

  it('of a database that lacks a migration is refused', async () => {
    const last = known.at(-1);
    const [row] = await source.knex('migration').where({ name: last }).delete().returning('*');
    try {
      await expect(backUp('older')).rejects.toThrow(
        `The database lacks migrations of this release: ${last}.`,
      );
    } finally {
      await source.knex('migration').insert(row);
    }
  });

  it('into a folder that exists is refused', async () => {
    await expect(backUp('intact')).rejects.toThrow('The folder of a backup must be new');
  });

  it('lists a photo that is sent after the database was read as one that no row names, and never a row without its photo', async () => {
    const late = 'progress/late.webp';
    const lateStore: ObjectStore = {
      ...photos,
      keys: async function* () {
        await sendPhoto(late);
        yield* photos.keys();
      },
    };
    const manifest = await backUp('while-sent', lateStore);
    expect([manifest.orphans, manifest.missing]).toEqual([[late], []]);
    expect(manifest.tables['public.progress_photo']?.rows).toBe(2);
    await source.knex('progress_photo').where({ object_key: late }).delete();
    await photos.delete(late);
  });

  it('lists a photo that is deleted after the database was read as missing', async () => {
    await sendPhoto('progress/deleted.webp');
    const deleting: ObjectStore = {
      ...photos,
      keys: async function* () {
        for await (const key of photos.keys()) {
          if (key === 'progress/deleted.webp') await photos.delete(key);
          yield key;
        }
      },
    };
    const manifest = await backUp('while-deleted', deleting);
    expect([manifest.orphans, manifest.missing]).toEqual([[], ['progress/deleted.webp']]);
    expect(Object.keys(manifest.photos).sort()).toEqual([...KEYS]);
  });
});
