import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { type BucketOptions, createS3Store } from '#server/photos/s3-store.ts';
import { openSimulatedObjectStore } from './open-object-store.ts';

let folder: string;
let simulated: Awaited<ReturnType<typeof openSimulatedObjectStore>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  simulated = await openSimulatedObjectStore({ settings: { DATA_DIR: folder }, clock });
});
afterAll(async () => {
  await simulated?.stop();
  await rm(folder, { recursive: true });
});

const storeWith = (change: Partial<BucketOptions> = {}) => createS3Store({ ...simulated.options, ...change });
const page = (path: string, type: string) =>
  request(express().use('/object-store', simulated.browserRouter.router))
    .get(`/object-store${path}`)
    .set('accept', type);

it('what is stored by the adapter is a file of the data folder, and on the page', async () => {
  await storeWith().put('photos/1.webp', Buffer.from('a photo'), 'image/webp');
  const found = await createFolderStore(join(folder, 'photos')).get('photos/1.webp');
  expect(found).toEqual({ body: Buffer.from('a photo'), contentType: 'image/webp' });
  const { body } = await page('', 'application/json');
  expect(body.keys).toEqual(['photos/1.webp']);
  expect(body.requests[0]).toMatchObject({ method: 'PUT', key: 'photos/1.webp', status: 200, bytes: 7 });
  const shown = await page('', 'text/html');
  expect(shown.text).toContain('href="/object-store/photos/1.webp"');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  const object = await page('/photos/1.webp', 'image/webp');
  expect([object.status, object.headers['content-type']]).toEqual([200, 'image/webp']);
  for (const path of ['/photos/2.webp', '/..%2f..%2fsecret'])
    expect((await page(path, 'text/html')).status, path).toBe(404);
});

it('each object asks to be encrypted as the settings say, and the page shows it', async () => {
  const put = async (change: Partial<BucketOptions>) => {
    await storeWith(change).put('photos/1.webp', Buffer.from('a photo'), 'image/webp');
    return (await page('', 'application/json')).body.requests[0].encryption;
  };
  expect(await put({ encryption: 'AES256' })).toBe('AES256');
  expect((await page('', 'text/html')).text).toContain('to be encrypted by AES256');
  expect(await put({ encryption: 'aws:kms', kmsKey: 'alias/photos' })).toBe('aws:kms');
  expect(await put({ encryption: undefined })).toBeNull();
});

it('requests with another key or another secret are refused', async () => {
  const { credentials } = simulated.options;
  if (!credentials) throw new Error('The simulator has credentials.');
  for (const change of [{ accessKeyId: 'AKIAOTHER' }, { secretAccessKey: 'other' }]) {
    const other = storeWith({ credentials: { ...credentials, ...change } });
    await expect(other.get('photos/1.webp')).rejects.toThrow('SignatureDoesNotMatch');
    await expect(other.keys()[Symbol.asyncIterator]().next()).rejects.toThrow('SignatureDoesNotMatch');
  }
  const unsigned = await fetch(`${simulated.options.endpoint}/${simulated.options.bucket}/photos/1.webp`);
  expect(unsigned.status).toBe(403);
});

it('a long list comes in pages', async () => {
  const names = ['b&1', 'c d', 'e<f', 'g'].map((name) => `listed/${name}.webp`);
  for (const name of names) await storeWith().put(name, Buffer.from('x'), 'image/webp');
  const { bucket: Bucket, ...options } = simulated.options;
  const client = new S3Client({ ...options, forcePathStyle: true });
  const listed: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const answer = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 2, ContinuationToken }));
    listed.push(...(answer.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    ContinuationToken = answer.NextContinuationToken;
  } while (ContinuationToken);
  expect(listed).toEqual([...names, 'photos/1.webp']);
});
