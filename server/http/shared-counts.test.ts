import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { rateLimits } from './rate-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.knex('request_count').delete());

/** Another process on the same database. */
const anotherProcess = (): Express => {
  const { strict } = rateLimits(readSettings({ APP_ENV: 'demo' }), database.knex);
  const app = express().set('trust proxy', 1);
  return app.use(strict, (_request, response) => void response.send('ok'));
};
const ask = async (app: Express, address: string): Promise<number> =>
  (await request(app).get('/').set('x-forwarded-for', address)).status;

it('processes count together: 30 requests of an address in a minute, through whichever they come', async () => {
  const [one, other] = [anotherProcess(), anotherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => ask(at % 2 === 0 ? one : other, '203.0.113.9')),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  expect(await ask(other, '203.0.113.10')).toBe(200);
  expect(await ask(anotherProcess(), '203.0.113.9')).toBe(429);
});

it('a minute later the address may send again, and what is over is forgotten', async () => {
  const app = anotherProcess();
  for (let sent = 0; sent < 31; sent += 1) await ask(app, '203.0.113.9');
  await database.knex('request_count').update({ until: new Date(0) });
  expect(await ask(app, '203.0.113.10')).toBe(200);
  expect(await database.knex('request_count').where('until', '<=', new Date(0))).toEqual([]);
  expect(await ask(app, '203.0.113.9')).toBe(200);
});

it('stores no address', async () => {
  await ask(anotherProcess(), '203.0.113.9');
  const rows = await database.knex('request_count');
  expect(rows).toEqual([
    { key_hash: expect.stringMatching(/^[0-9a-f]{64}$/), count: 1, until: expect.any(Date) },
  ]);
});
