import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { me, signIn } from '../harness/visitor/test-visitor.ts';
import { databasePid, isAlive } from './processes.ts';

/** Time in which the product promises to stop after a supervisor's signal. */
const STOP_LIMIT_MS = 5_000;
const COOKIE = 'web_session';
const env = { DEMO_HISTORY: 'none' };

let dataDir: string;
let first: ServedProduct;
let second: ServedProduct;
let browser: TestBrowser;
let database: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  // The system account that runs the database needs access to the folder.
  await chmod(dataDir, 0o755);
  first = await serveProduct({ dataDir, port: await freePort(), env });
  browser = new TestBrowser();
  await signIn(browser, first.origin('app'), 'new@example.com');
  database = databasePid(dataDir);
});
afterAll(async () => {
  for (const one of [first, second]) if (one && one.process.exitCode === null) await one.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const whoIsSignedIn = async (product: ServedProduct): Promise<string | null> => {
  const answer = await me(browser, product.origin('app'));
  return answer.status === 200 ? JSON.parse(answer.body).email : null;
};

const readiness = async (product: ServedProduct): Promise<number> =>
  (await browser.open(`${product.origin('marketing')}/readyz`)).status;

it('a killed server reconnects to the embedded database that still runs, and nobody is signed out', async () => {
  expect(await whoIsSignedIn(first)).toBe('new@example.com');
  await first.end('SIGKILL');
  expect(isAlive(database)).toBe(true);

  first = await serveProduct({ dataDir, port: first.port, env });
  expect(databasePid(dataDir)).toBe(database);
  expect(await readiness(first)).toBe(200);
  expect(await whoIsSignedIn(first)).toBe('new@example.com');
}, 60_000);

it('two processes serve at the same time on one database and data folder', async () => {
  second = await serveProduct({ dataDir, port: await freePort(), env });
  expect(databasePid(dataDir)).toBe(database);
  const session = browser.cookie('app.localhost', COOKIE) ?? '';
  browser.setCookie('app.localhost', COOKIE, session);
  const answers = await Promise.all(
    [first, second, first, second].map(async (product) => [
      await readiness(product),
      await whoIsSignedIn(product),
      (await browser.open(`${product.origin('marketing')}/`)).status,
    ]),
  );
  expect(answers).toEqual(Array(4).fill([200, 'new@example.com', 200]));
}, 60_000);

it('a stopping server finishes open requests and accepts no new ones; the other one continues', async () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const socket = connect(first.port, '127.0.0.1');
  const head = [
    'POST /graphql HTTP/1.1',
    `host: app.localhost:${first.port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  // Once the server has answered another request, it has read the headers of this one.
  expect(await readiness(first)).toBe(200);

  const ended = first.end('SIGTERM');
  await expect.poll(() => readiness(first).catch(() => 'refused')).toBe('refused');
  socket.write(body.slice(5));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('{"data":{"__typename":"Query"}}');
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOP_LIMIT_MS);

  expect(isAlive(database)).toBe(true);
  expect(await whoIsSignedIn(second)).toBe('new@example.com');
}, 60_000);

it('the last server to stop ends the embedded database', async () => {
  const { code, ms } = await second.end('SIGTERM');
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOP_LIMIT_MS);
  // The process may still be a zombie until its parent collects it; a clean end removes the file.
  expect(() => databasePid(dataDir)).toThrow('ENOENT');
}, 60_000);
