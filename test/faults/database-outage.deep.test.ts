import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { type LossyLink, openLossyLink } from '../harness/lossy-link.ts';
import { freePort, type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { type Page, TestBrowser } from '../harness/visitor/test-browser.ts';
import { me, signIn } from '../harness/visitor/test-visitor.ts';

/** The built product on a database to which a test cuts the connection. */
let database: TestDatabase;
let link: LossyLink;
let product: ServedProduct;
let dataDir: string;
const patient = new TestBrowser();
const visitor = new TestBrowser();

const quiz = { json: { query: '{ quizResponses(configName: "mini-quiz") { content } }' } };
const ask = (): Promise<Page> =>
  visitor.open(`${product.origin('marketing')}/graphql`, { ...quiz, accept: 'application/json' });

/** What a visitor and a patient ask for, none of which is kept in memory. */
const requests: readonly (readonly [string, () => Promise<Page>])[] = [
  ['a page of a visitor', () => visitor.open(`${product.origin('marketing')}/start/basics`)],
  ['a page of a patient', () => patient.open(`${product.origin('app')}/dashboard`, { follow: false })],
  ['the API', ask],
  ['who is signed in', () => me(patient, product.origin('app'))],
  ['whether the process is ready', () => visitor.open(`${product.origin('marketing')}/readyz`)],
];

beforeAll(async () => {
  database = await createTestDatabase();
  const direct = new URL(database.url);
  link = await openLossyLink(Number(direct.port), /^never$/);
  direct.searchParams.delete('host');
  direct.hostname = '127.0.0.1';
  direct.port = String(link.port);
  dataDir = await mkdtemp(join(tmpdir(), 'outage-'));
  product = await serveProduct({
    dataDir,
    port: await freePort(),
    databaseUrl: direct.href,
    env: { DEMO_HISTORY: 'none', LOG_LEVEL: 'silent' },
  });
  await signIn(patient, product.origin('app'), 'new@example.com');
  // The first request creates the visitor's lead.
  await ask();
}, 480_000);
afterAll(async () => {
  if (product?.process.exitCode === null) await product.end('SIGTERM');
  await link?.stop();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

it.each(requests)('%s is answered while the database is there', async (_what, request) => {
  expect((await request()).status).toBe(200);
});

it.each(requests)('%s is 503 with Retry-After while it is away', async (_what, request) => {
  link.set('closed');
  const { status, headers, body } = await request();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(headers['cache-control'] ?? 'no-store').toContain('no-store');
  expect(body).not.toMatch(/ECONN|terminated|select |node_modules/);
});

it('an unknown address and the life of the process need no database', async () => {
  link.set('closed');
  expect((await visitor.open(`${product.origin('marketing')}/healthz`)).status).toBe(200);
  expect((await visitor.open(`${product.origin('marketing')}/no-such-page`)).status).toBe(404);
});

it('the API says so with a stable code', async () => {
  link.set('closed');
  const { errors } = JSON.parse((await ask()).body);
  expect(errors[0]).toMatchObject({
    message: 'A part of our service does not answer right now. Please try again in a minute.',
    extensions: { code: 'TEMPORARILY_UNAVAILABLE', retryAfterSeconds: 5 },
  });
});

it('everything is answered again once it is back, and nobody is signed out', async () => {
  link.set('open');
  for (const [, request] of requests)
    await expect.poll(async () => (await request()).status, { timeout: 60_000 }).toBe(200);
  expect(JSON.parse((await me(patient, product.origin('app'))).body).email).toBe('new@example.com');
}, 120_000);
