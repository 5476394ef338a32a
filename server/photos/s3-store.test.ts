import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buckets, startBuckets } from '#test/harness/buckets.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { createS3Store } from './s3-store.ts';

const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
const region = 'us-east-1';

type Server = Pick<Buckets, 'store' | 'storeOf' | 'stop'>;

/** A server that others wrote, so that the adapter and our simulator do not share one misunderstanding. */
const startS3rver = async (): Promise<Server> => {
  const directory = await mkdtemp(join(tmpdir(), 's3rver-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It computes the signature of a list from another address than the client sends.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  const { port } = await server.run();
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const storeOf = (bucket: string) =>
    createS3Store({ bucket, region, credentials, endpoint: `http://127.0.0.1:${port}` });
  return {
    store: storeOf('photos'),
    storeOf,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
};

describe.each([
  ['the simulator', () => startBuckets('photos')],
  ['s3rver', startS3rver],
])('photos in a bucket of %s', (_name, start) => {
  let server: Server;
  let store: ObjectStore;
  beforeAll(async () => {
    server = await start();
    ({ store } = server);
  });
  afterAll(() => server?.stop());

  it('come back byte for byte with their type', async () => {
    await store.put('case/0001/front.webp', photo, 'image/webp');
    expect(await store.get('case/0001/front.webp')).toEqual({ body: photo, contentType: 'image/webp' });
  });

  it('are replaced by a second one under the same key', async () => {
    await store.put('replaced.webp', photo, 'image/webp');
    await store.put('replaced.webp', Buffer.from('%PDF'), 'application/pdf');
    expect(await store.get('replaced.webp')).toEqual({
      body: Buffer.from('%PDF'),
      contentType: 'application/pdf',
    });
  });

  it('are gone after they were deleted, and deleting what does not exist is no failure', async () => {
    await store.put('deleted.webp', photo, 'image/webp');
    await store.delete('deleted.webp');
    expect(await store.get('deleted.webp')).toBeNull();
    await store.delete('deleted.webp');
  });

  it('are all listed by their keys', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `listed/${index}.webp`);
    for (const key of keys) await store.put(key, Buffer.from('a photo'), 'image/webp');
    const listed: string[] = [];
    for await (const key of store.keys()) if (key.startsWith('listed/')) listed.push(key);
    expect(listed).toEqual(keys);
  });

  it('a bucket that does not exist is a failure, and not a missing photo', async () => {
    const other = server.storeOf('no-such-bucket');
    await expect(other.get('front.webp')).rejects.toThrow();
    await expect(other.put('front.webp', photo, 'image/webp')).rejects.toThrow();
  });
});
