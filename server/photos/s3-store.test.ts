import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../ports/object-store.ts';
import { createS3Store } from './s3-store.ts';

const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
let folder: string;
let server: S3rver;
let store: ObjectStore;
let endpoint: string;

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  store = createS3Store({ bucket: 'photos', region: 'us-east-1', endpoint });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('photos in a bucket of an S3-compatible server', () => {
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

  it('a bucket that does not exist is a failure, and not a missing photo', async () => {
    const other = createS3Store({ bucket: 'no-such-bucket', region: 'us-east-1', endpoint });
    await expect(other.get('front.webp')).rejects.toThrow();
    await expect(other.put('front.webp', photo, 'image/webp')).rejects.toThrow();
  });
});
