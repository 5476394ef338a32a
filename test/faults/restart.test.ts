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

/** What the product promises a supervisor that asked it to stop. */
const STOP_LIMIT_MS = 5_000;
const COOKIE = 'web_session';

let dataDir: string;
let first: ServedProduct;
let second: ServedProduct;
let browser: TestBrowser;
let database: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  // The account that runs the database must be able to enter.
  await chmod(dataDir, 0o755);
  first = await serveProduct({ dataDir, port: await freePort() });
  browser = new TestBrowser();
  await signIn(browser, first.origin('app'), 'new@example.com');
  database = databasePid(dataDir);
}, 120_000);
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

it('a killed server comes back to the database it left running, and nobody is signed out', async () => {
  expect(await whoIsSignedIn(first)).toBe('new@example.com');
  await first.end('SIGKILL');
  expect(isAlive(database)).toBe(true);

  first = await serveProduct({ dataDir, port: first.port });
  expect(databasePid(dataDir)).toBe(database);
  expect(await readiness(first)).toBe(200);
  expect(await whoIsSignedIn(first)).toBe('new@example.com');
}, 60_000);

it('two processes serve at once on one database and data folder', async () => {
  second = await serveProduct({ dataDir, port: await freePort() });
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

it('asked to stop, a server finishes what it began and takes nothing new; the other one goes on', async () => {
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
  // The server has read the head by the time it has answered somebody else.
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

it('the last one to stop ends the embedded database', async () => {
  const { code, ms } = await second.end('SIGTERM');
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOP_LIMIT_MS);
  // Its process may still wait for its parent to take note; a clean end removes the file.
  expect(() => databasePid(dataDir)).toThrow('ENOENT');
}, 60_000);
