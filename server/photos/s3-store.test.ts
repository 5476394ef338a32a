import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '#test/harness/bucket-server.ts';
import type { ObjectStore } from '../ports/object-store.ts';

const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
let server: BucketServer;
let store: ObjectStore;

beforeAll(async () => {
  server = await startBucketServer('photos');
  ({ store } = server);
});
afterAll(() => server.stop());

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
