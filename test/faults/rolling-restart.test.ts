import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const VISITORS = 4;
const query = JSON.stringify({ query: '{ __typename }' });
const requests = [
  { path: '/', expected: 'Thicket' },
  { path: '/faq', expected: 'Thicket' },
  { path: '/quiz', expected: 'Thicket' },
  { path: '/graphql', body: query, expected: '{"data":{"__typename":"Query"}}' },
] as const;

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

/** Sends one request after another over one connection until stopped; returns how many succeeded and what failed. */
const visit = async (stopped: AbortSignal) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  let succeeded = 0;
  for (let turn = 0; !stopped.aborted; turn += 1) {
    const { path, expected, ...rest } = requests[turn % requests.length] ?? requests[0];
    const body = 'body' in rest ? rest.body : undefined;
    const headers = {
      host: `localhost:${entry}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await new Promise<string>((resolve) => {
      const sent = ask({ host: '127.0.0.1', port: entry, path, method, headers, agent }, (response) => {
        text(response).then(
          (received) => resolve(`${response.statusCode} ${received}`),
          (error: unknown) => resolve(String(error)),
        );
      });
      sent.on('error', (error) => resolve(error.message));
      sent.end(body);
    });
    if (answer.startsWith('200 ') && answer.includes(expected)) succeeded += 1;
    else failures.push(`${path}: ${answer.slice(0, 200)}`);
  }
  agent.destroy();
  return { succeeded, failures };
};

it('no request fails while two processes behind a balancer are restarted one after the other', async () => {
  const stopped = new AbortController();
  const visits = Array.from({ length: VISITORS }, () => visit(stopped.signal));
  try {
    for (const [index, old] of products.entries()) {
      expect((await old.end('SIGTERM')).code).toBe(0);
      products = products.with(index, await serveProduct({ dataDir, port: old.port, env }));
      await balancer.whenReady(old.port);
    }
  } finally {
    stopped.abort();
  }
  const results = await Promise.all(visits);
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  for (const { succeeded } of results) expect(succeeded).toBeGreaterThan(requests.length);
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
