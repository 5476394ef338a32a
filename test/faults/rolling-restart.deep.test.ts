import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { startVisitors } from './visitors.ts';

const VISITORS = 4;
/** How many kinds of requests a visitor sends in turn. */
const KINDS = 4;

let dataDir: string;
let balancer: Balancer;
let entry: number;
let env: Readonly<Record<string, string>>;
let products: ServedProduct[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rolling-'));
  // The system account that runs the database needs access to the folder.
  await chmod(dataDir, 0o755);
  entry = await freePort();
  env = {
    DEMO_HISTORY: 'none',
    DRAIN_SECONDS: '3',
    MARKETING_ORIGIN: `http://localhost:${entry}`,
    APP_ORIGIN: `http://app.localhost:${entry}`,
    ADMIN_ORIGIN: `http://admin.localhost:${entry}`,
  };
  for (let count = 0; count < 2; count += 1)
    products.push(await serveProduct({ dataDir, port: await freePort(), env }));
  balancer = await startBalancer(
    entry,
    products.map(({ port }) => port),
  );
  for (const { port } of products) await balancer.whenReady(port);
}, 240_000);
afterAll(async () => {
  await balancer?.stop();
  for (const { process, end } of products) if (process.exitCode === null) await end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

it('no request fails while two processes behind a balancer are restarted one after the other', async () => {
  const headers = { host: `localhost:${entry}` };
  const visitors = startVisitors(Array.from({ length: VISITORS }, () => ({ port: entry, headers })));
  try {
    for (const [index, old] of products.entries()) {
      expect((await old.end('SIGTERM')).code).toBe(0);
      products = products.with(index, await serveProduct({ dataDir, port: old.port, env }));
      await balancer.whenReady(old.port);
    }
  } finally {
    await visitors.stop();
  }
  expect(visitors.all.flatMap(({ failures }) => failures)).toEqual([]);
  for (const { succeeded } of visitors.all) expect(succeeded).toBeGreaterThan(KINDS);
}, 240_000);

it('a process that stops says so before it refuses connections', async () => {
  const [first] = products;
  if (!first) throw new Error('No process is running.');
  const readiness = () =>
    fetch(`http://127.0.0.1:${first.port}/readyz`).then(
      ({ status, headers }) => [status, headers.get('connection')],
      () => ['refused', null],
    );
  expect(await readiness()).toEqual([200, 'keep-alive']);
  const ended = first.end('SIGTERM');
  await expect.poll(readiness).toEqual([503, 'close']);
  const page = await fetch(`http://127.0.0.1:${first.port}/healthz`);
  expect([page.status, await page.text()]).toEqual([200, 'ok']);
  expect((await ended).code).toBe(0);
  expect(await readiness()).toEqual(['refused', null]);
}, 60_000);
