import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { browserReports } from '#server/errors/browser-reports.ts';
import { errorHandler } from '#server/errors/error-handler.ts';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import { rememberViewer, type Viewer, viewerOf } from '#server/viewer.ts';
import { testViewer } from '../harness/api.ts';
import { deep } from '../harness/deep.ts';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { randomForm } from './form.ts';
import { seededRandom } from './random.ts';

const FORMS = deep ? 10_000 : 200;
const SEED = 20_261_128;

const routers = modules.flatMap((module) => module.http ?? []);
const below = ['/progress', '/renewal', '/check-in/x', '/check-in/00000000-0000-4000-8000-000000000000'];
const paths = [
  ...new Set(routers.map(({ path }) => path)),
  ...below.map((path) => `/consultation/photos${path}`),
  '/graphql',
  '/api/errors',
];

let harness: ProductHarness;
let server: Server;
let origin: string;
let who: Partial<Viewer> = {};
const problems: string[] = [];

beforeAll(async () => {
  harness = await openProductHarness();
  const log = pino({ level: 'error' }, { write: (line) => void problems.push(line) });
  const app = express().use((request, _response, next) => {
    rememberViewer(request, testViewer(who));
    next();
  });
  for (const { path, router } of routers) app.use(path, router(harness.makeScope));
  app.use('/api/errors', browserReports(pino({ level: 'silent' })));
  app.use(
    '/graphql',
    graphqlEndpoint(harness.executor, async (request) => harness.contextFor(viewerOf(request))),
  );
  app.use(errorHandler(log, async () => null));
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done());
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 600_000);
afterAll(async () => {
  server?.close();
  await harness?.close();
});

it(`${FORMS} random forms, whole and damaged, are never answered with 5xx`, async () => {
  const random = seededRandom(SEED);
  const viewers: readonly Partial<Viewer>[] = [
    { user: null },
    { user: await harness.person('new@example.com') },
    { user: await harness.person('clinician@example.com', 'clinician') },
  ];
  const failed = new Map<string, string>();
  const statuses = new Set<number>();
  for (let turn = 0; turn < FORMS; turn += 1) {
    const { path, ...init } = randomForm(random, paths);
    who = { leadId: '00000000-0000-4000-8000-0000000000aa', ...random.pick(viewers) };
    problems.length = 0;
    const response = await fetch(`${origin}${path}`, init);
    await response.arrayBuffer();
    statuses.add(response.status);
    if (response.status >= 500)
      failed.set(`${init.method} ${path.slice(0, 80)}`, problems.join('').slice(0, 1_000));
  }
  expect(Object.fromEntries(failed)).toEqual({});
  expect([...statuses]).toEqual(expect.arrayContaining([204, 400, 403, 404, 415]));
}, 3_600_000);

it.each([
  [
    'ends early',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nab',
  ],
  ['has no boundary', 'multipart/form-data', '--b--\r\n'],
  ['has a broken heading', 'multipart/form-data; boundary=b', '--b\r\nx\u0000: 1\r\n\r\na\r\n--b--\r\n'],
])('an upload that %s is 400 and names the field', async (_what, type, body) => {
  who = { user: await harness.person('new@example.com') };
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  const response = await fetch(`${origin}/consultation/photos`, init);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'photo', message: expect.any(String) }],
    }),
  ]);
});
