import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { pino } from 'pino';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { fail, ok } from '#kernel/result.ts';
import { imageRouter } from './image-router.ts';
import { createImageStore } from './image-store.ts';
import { createImages } from './images.ts';
import { createSources } from './sources.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><circle r="90"/></svg>';
const noLimit: RequestHandler = (_request, _response, next) => next();
let root: string;
let app: Express;

const site = (limit = noLimit, remote = async () => ok(Buffer.from(drawing))): Express =>
  express().use(
    imageRouter(
      createImages({
        sources: createSources({
          folder: join(root, 'public'),
          allowed: ['https://images.example'],
          clock: new ManualClock('2027-03-12T12:00:00Z'),
          fetch: remote,
        }),
        store: createImageStore({
          folder: join(root, 'drawn'),
          prepared: join(root, 'none'),
          mostBytes: 10_000_000,
        }),
        log: pino({ level: 'silent' }),
      }),
      limit,
    ),
  );

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  const images = join(root, 'public/images');
  await mkdir(images, { recursive: true });
  await writeFile(join(images, 'drawing.svg'), drawing);
  await writeFile(join(images, 'broken.png'), 'no picture');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal', noise } });
  await writeFile(join(images, 'photo.jpg'), await photo.jpeg().toBuffer());
  await writeFile(
    join(images, 'bomb.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="900000"><circle r="1"/></svg>',
  );
  app = site();
});
afterAll(() => rm(root, { recursive: true }));

const ask = (query: Record<string, string | number>, accept = '*/*', from = app) =>
  request(from).get('/image').query(query).set('accept', accept).buffer(true);

const about = async (body: Buffer) => {
  const { format, width, height, compression } = await sharp(body).metadata();
  return [compression ?? format, width, height];
};

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'av1'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])('for a browser that accepts %s it is %s', async (accept, type, format) => {
  const answer = await ask({ url: '/images/drawing.svg', w: 640 }, accept);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  expect(await about(answer.body)).toEqual([format, 640, 320]);
  expect(answer.headers.vary).toBe('Accept');
  expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=2592000');
});

it('does not enlarge a photo, and sends JPEG when no newer format is accepted', async () => {
  const answer = await ask({ url: '/images/photo.jpg', w: 640 });
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await about(answer.body)).toEqual(['jpeg', 300, 200]);
  expect(await about((await ask({ url: '/images/photo.jpg', w: 96 })).body)).toEqual(['jpeg', 96, 64]);
});

it('sends fewer bytes at lower quality', async () => {
  const weight = async (q: number) =>
    (await ask({ url: '/images/photo.jpg', w: 256, q }, 'image/webp')).body.length;
  expect(await weight(10)).toBeLessThan(await weight(90));
});

it('answers 304 to a client that has the image, before rendering it', async () => {
  const first = await ask({ url: '/images/drawing.svg', w: 750 }, 'image/webp');
  expect(first.headers.etag).toMatch(/^W\/"[0-9a-f]{40}\.webp"$/);
  const untouched = site(() => {
    throw new Error('drawn again');
  });
  const again = (accept: string) =>
    ask({ url: '/images/drawing.svg', w: 750 }, accept, untouched).set(
      'if-none-match',
      first.headers.etag ?? '',
    );
  expect((await again('image/webp')).status).toBe(304);
  const other = await ask({ url: '/images/drawing.svg', w: 828 }, 'image/webp');
  expect(other.headers.etag).not.toBe(first.headers.etag);
});

it('renders once: the second response comes from the disk, also for HEAD', async () => {
  let drawn = 0;
  const counting = site((_request, _response, next) => {
    drawn++;
    next();
  });
  const query = { url: '/images/drawing.svg', w: 1080 };
  const first = await ask(query, '*/*', counting);
  const second = await ask(query, '*/*', counting);
  expect(second.body).toEqual(first.body);
  const head = await request(counting).head('/image').query(query);
  expect([head.status, Number(head.headers['content-length'])]).toEqual([200, first.body.length]);
  expect(drawn).toBe(1);
  expect((await readdir(join(root, 'drawn'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

describe('a refusal names the parameter', () => {
  it.each([
    [400, 'w', { url: '/images/drawing.svg', w: 641 }],
    [400, 'q', { url: '/images/drawing.svg', w: 640, q: 101 }],
    [400, 'url', { w: 640 }],
    [400, 'url', { url: '/images/../../package.json', w: 640 }],
    [400, 'url', { url: 'https://evil.example/a.png', w: 640 }],
    [400, 'url', { url: 'http://169.254.169.254/latest/meta-data', w: 640 }],
    [400, 'url', { url: '/images/broken.png', w: 640 }],
    [400, 'url', { url: '/images/bomb.svg', w: 3840 }],
    [404, 'url', { url: '/images/none.svg', w: 640 }],
  ])('%i for %s', async (status, field, query) => {
    const answer = await request(app).get('/image').query(query);
    expect([answer.status, answer.body.fields?.map((one: { field: string }) => one.field)]).toEqual([
      status,
      [field],
    ]);
    expect(answer.body.message).toContain(field);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).not.toContain('.png');
  });

  it('a vector image from another site is refused even when it claims to be a photo', async () => {
    const answer = await request(app).get('/image').query({ url: 'https://images.example/a.png', w: 640 });
    expect([answer.status, answer.body.fields[0].field]).toEqual([400, 'url']);
  });

  it('a remote site that does not answer is not reported as the visitor’s mistake', async () => {
    const down = site(noLimit, async () => fail('TEMPORARILY_UNAVAILABLE', 'url could not be fetched.'));
    const answer = await request(down).get('/image').query({ url: 'https://images.example/b.png', w: 640 });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});
