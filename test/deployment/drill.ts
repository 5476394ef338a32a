import { join } from 'node:path';
import { inject } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { openPhotos } from '#server/photos/open-photos.ts';
import type { ObjectStore } from '#server/ports/object-store.ts';
import { startBuckets } from '../harness/buckets.ts';
import { createTestDatabase } from '../harness/database.ts';
import { copyFiles, ensureDemoSnapshot } from '../harness/demo-snapshot.ts';
import { onServer } from '../harness/on-server.ts';
import { copyDatabase } from './best-tools.ts';
import { type BackupTools, emptyDatabase } from './stand-in-tools.ts';

/** A database and photos, and the settings that name them. */
export interface DrillPlace {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly photos: ObjectStore;
}

export interface Drill {
  /** The finished demo, with a portrait of a clinician and a photo that no row names. */
  readonly source: DrillPlace;
  /** Empty. */
  readonly target: DrillPlace;
  readonly portrait: string;
  readonly orphan: string;
  stop(): Promise<void>;
}

const openPlaces = async () => {
  const { endpoint, stop } = await startBuckets('source', 'target');
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  const shared = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, PHOTOS_S3_ENDPOINT: endpoint };
  return { envOf: (bucket: string) => ({ ...shared, PHOTOS_S3_BUCKET: bucket }), stop };
};

const copyPhotos = async (from: ObjectStore, to: ObjectStore): Promise<void> => {
  for await (const key of from.keys()) {
    const object = await from.get(key);
    if (object) await to.put(key, object.body, object.contentType);
  }
};

/** Everything that a backup and a restore work on, below the folder `parent`. Needs a build. */
export const prepareDrill = async (parent: string, tools: BackupTools, isBucket: boolean): Promise<Drill> => {
  const snapshot = await ensureDemoSnapshot(inject('testServerUrl'));
  const files = join(parent, 'demo');
  await copyFiles(snapshot, files);
  const demo = await createTestDatabase({ template: snapshot.database });
  const [first, second] = [await emptyDatabase(tools), await emptyDatabase(tools)];
  await copyDatabase(demo.url, first.url, parent).finally(() => demo.drop());

  const buckets = isBucket ? await openPlaces() : null;
  const placeOf = (name: string, url: string): DrillPlace => {
    const places: Record<string, string> = { DATA_DIR: join(parent, name), DATABASE_URL: url };
    const env = { ...places, ...(buckets ? buckets.envOf(name) : {}) };
    return { url, env, photos: openPhotos(readSettings(env)) };
  };
  const [source, target] = [placeOf('source', first.url), placeOf('target', second.url)];
  await copyPhotos(openPhotos(readSettings({ DATA_DIR: files })), source.photos);

  const id = crypto.randomUUID();
  const [portrait, orphan] = [`portraits/${id}.webp`, 'consultation/interrupted-upload.webp'];
  for (const key of [portrait, orphan]) await source.photos.put(key, Buffer.from(key), 'image/webp');
  await onServer(source.url, (client) =>
    client.query(
      'update clinician set photo_url = $1 where id = (select id from clinician order by id limit 1)',
      [`/portraits/${id}`],
    ),
  );
  return {
    source,
    target,
    portrait,
    orphan,
    stop: async () => {
      await buckets?.stop();
      await first.drop();
      await second.drop();
    },
  };
};
