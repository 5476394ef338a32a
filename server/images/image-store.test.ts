import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createImageStore } from './image-store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(root, { recursive: true }));

const open = (mostBytes = 30) =>
  createImageStore({ folder: join(root, 'drawn'), prepared: join(root, 'prepared'), mostBytes });
const ten = (letter: string): Buffer => Buffer.from(letter.repeat(10));
const names = async (): Promise<string[]> => (await readdir(join(root, 'drawn'))).toSorted();

it('returns what was written, also to the next process', async () => {
  await open().write('a.png', ten('a'));
  expect(await open().read('a.png')).toEqual(ten('a'));
  expect(await open().read('b.png')).toBeNull();
});

it('stays within its limit of bytes by deleting the least recently used first', async () => {
  const store = open();
  for (const letter of ['a', 'b', 'c']) await store.write(`${letter}.png`, ten(letter));
  await store.read('a.png');
  await store.write('d.png', ten('d'));
  expect(await names()).toEqual(['a.png', 'c.png', 'd.png']);
  await store.write('d.png', Buffer.from('d'));
  await store.write('e.png', ten('e'));
  expect(await names()).toEqual(['a.png', 'd.png', 'e.png'].toSorted());
});

it('counts files of an earlier process, incomplete ones too', async () => {
  const before = open(1_000);
  for (const letter of ['a', 'b']) await before.write(`${letter}.png`, ten(letter));
  await writeFile(join(root, 'drawn/dead.part'), ten('x'));
  for (const [name, at] of [
    ['dead.part', 1],
    ['b.png', 2],
    ['a.png', 3],
  ] as const)
    await utimes(join(root, 'drawn', name), at, at);
  const store = open();
  await store.write('c.png', ten('c'));
  expect(await names()).toEqual(['a.png', 'b.png', 'c.png']);
});

it('never returns an incomplete file, however many processes write it', async () => {
  const store = open(1_000_000);
  const large = Buffer.alloc(200_000, 'x');
  const reads = Promise.all(
    Array.from({ length: 40 }, async () => readFile(join(root, 'drawn/a.png')).catch(() => null)),
  );
  await Promise.all(Array.from({ length: 8 }, () => store.write('a.png', large)));
  for (const read of await reads) if (read) expect(read.length).toBe(large.length);
  expect(await names()).toEqual(['a.png']);
});

it('renders an image again that another process deleted', async () => {
  const store = open();
  await store.write('a.png', ten('a'));
  await rm(join(root, 'drawn/a.png'));
  expect(await store.read('a.png')).toBeNull();
});
