import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
});
afterAll(() => rm(folder, { recursive: true }));

const keysOf = async (place: string): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of createFolderStore(place).keys()) keys.push(key);
  return keys.sort();
};

it('lists the keys of its objects, and no file that is still being written', async () => {
  const store = createFolderStore(folder);
  await store.put('visit/one/front.webp', Buffer.from('one'), 'image/webp');
  await store.put('export.zip', Buffer.from('two'), 'application/zip');
  await writeFile(join(folder, 'visit/one/top.webp.123.part'), 'half');
  expect(await keysOf(folder)).toEqual(['export.zip', 'visit/one/front.webp']);
});

it('has no objects while its folder does not exist', async () => {
  expect(await keysOf(join(folder, 'not-yet'))).toEqual([]);
});
