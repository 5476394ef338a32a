import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outagesRouter } from './outages-router.ts';

describe('S7.31: /outages.json answers GET with the outages', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outages-'));
    file = join(folder, 'outages.json');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('returns no outages without a file, then the file, again when it changes, and none when it is broken', async () => {
    const app = express().use(outagesRouter(file, pino({ level: 'silent' }), async () => []));
    const get = async () =>
      (await request(app).get('/outages.json').expect(200).expect('content-type', /json/)).body;
    const entry = {
      brands: ['*'],
      routes: ['/checkout*'],
      header: 'Payments are slow',
      body: 'We are on it.',
    };
    let second = 0;
    const write = async (text: string) => {
      await writeFile(file, text);
      second += 1;
      await utimes(file, second, second);
    };

    expect(await get()).toEqual([]);
    await write(JSON.stringify([entry]));
    expect(await get()).toEqual([entry]);
    await write(JSON.stringify([{ ...entry, header: 'Payments work again' }]));
    expect(await get()).toEqual([{ ...entry, header: 'Payments work again' }]);
    await write('[{"brands": "*"}]');
    expect(await get()).toEqual([]);
  });

  it('has what was published at the desk behind the file, and what was known while it cannot be read', async () => {
    const entry = { brands: ['*'], routes: ['*'], header: 'We are closed on Monday', body: '' };
    let asked = 0;
    const published = async () => {
      asked += 1;
      return [entry];
    };
    const log = pino({ level: 'silent' });
    const app = express().use(outagesRouter(join(folder, 'none.json'), log, published));
    expect((await request(app).get('/outages.json').expect(200)).body).toEqual([entry]);
    expect((await request(app).get('/outages.json').expect(200)).body).toEqual([entry]);
    expect(asked).toBe(1);
    const away = express().use(
      outagesRouter(join(folder, 'none.json'), log, () => Promise.reject(new Error('away'))),
    );
    expect((await request(away).get('/outages.json').expect(200)).body).toEqual([]);
  });
});
