import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { createLog } from '#server/log.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { type Product, startProduct } from './product.ts';

/** Missing pages and failures, and how each one is found in the log. */
let product: Product;
const written: string[] = [];
const patient = new TestBrowser();
const people: Record<'marketing' | 'app' | 'admin', TestBrowser> = {
  marketing: patient,
  app: patient,
  admin: patient,
};
beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void written.push(line) });
  product = await startProduct(log);
  const { marketing, app, admin } = product.origins;
  people.marketing = await product.signedIn(marketing, 'patient@example.com');
  people.app = await product.signedIn(app, 'patient@example.com');
  people.admin = await product.signedIn(admin, 'clinician@example.com');
});
afterAll(() => product?.stop());

const hosts = ['marketing', 'app', 'admin'] as const;
const uuid = new RegExp(`^${UUID_SHAPE}$`);

const heading = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const reference = (html: string): string | undefined =>
  /Please mention the reference <strong[^>]*>([^<]*)<\/strong>/.exec(html)?.[1];
const logged = (requestId: string) =>
  written
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => line.requestId === requestId);

/** Runs `work` while this table is renamed, so that queries on it fail. */
const without = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
  await product.knex.raw('alter table ?? rename to broken', [table]);
  try {
    return await work();
  } finally {
    await product.knex.raw('alter table broken rename to ??', [table]);
  }
};

const expectBroken = (answer: Awaited<ReturnType<TestBrowser['open']>>): void => {
  const id = String(answer.headers['x-request-id']);
  expect([answer.status, heading(answer.body)]).toEqual([500, 'Something went wrong on our side']);
  expect(reference(answer.body)).toBe(id);
  expect(answer.headers['cache-control']).toMatch(/no-store/);
  expect(answer.body).not.toMatch(/select |relation|broken|node_modules/);
  const errors = logged(id).filter(({ level }) => level === 50);
  expect(errors.map(({ msg }) => msg)).toContain('request');
  expect(errors.length, 'the reason is in the log too').toBeGreaterThan(1);
};

it.each(hosts)('an unknown address on %s answers 404 with a reference', async (host) => {
  const { status, body, headers } = await people[host].open(`${product.origins[host]}/no-such-page`);
  expect([status, heading(body)]).toEqual([404, 'We could not find that page']);
  expect(headers['x-request-id']).toMatch(uuid);
  expect(reference(body)).toBe(headers['x-request-id']);
});

it.each([
  ['marketing', '/start/basics', 'quiz_response'],
  ['app', '/dashboard', 'care_message'],
  ['admin', '/desk', 'consultation'],
] as const)('a page on %s whose data throws (%s): 500, with what to refer to', async (host, path, table) => {
  const answer = await without(table, () =>
    people[host].open(`${product.origins[host]}${path}`, { follow: false }),
  );
  expectBroken(answer);
  const after = await people[host].open(`${product.origins[host]}${path}`, { follow: false });
  expect(after.status).toBe(200);
});

it.each(hosts)('a request on %s that fails before rendering gets the error page', async (host) => {
  const answer = await without('web_session', () =>
    people[host].open(`${product.origins[host]}/faq?a=1`, { follow: false }),
  );
  expectBroken(answer);
});

it('a program gets the error as JSON', async () => {
  const { status, body, headers } = await without('web_session', () =>
    people.app.open(`${product.origins.app}/faq?a=1`, { accept: '*/*' }),
  );
  expect(status).toBe(500);
  expect(JSON.parse(body)).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    requestId: headers['x-request-id'],
  });
});

/** A type, with a character set where it is text. */
const TYPE = /^(?:(?:text\/[\w-]+|application\/json); ?charset=utf-8|image\/[\w+-]+)$/i;

describe('nothing else is served', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/dist/server/main.mjs',
    '/server/main.ts',
    '/assets',
    '/assets/',
    '/assets/../../server/main.mjs',
    '/assets/%2e%2e/%2e%2e/server/main.mjs',
    '/images/',
    '/clinicians/',
  ])('%s is not found', async (path) => {
    const { status, body } = await new TestBrowser().open(`${product.origins.marketing}${path}`);
    expect(status).toBe(404);
    expect(body).not.toMatch(/\[core\]|"dependencies"|import .* from|Index of/);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered nowhere, and logged', async (method) => {
    for (const path of ['/', '/quiz', '/api/auth/me', '/consultation/photos', '/readyz']) {
      const answer = await fetch(`${product.origins.marketing}${path}`, { method });
      const { status } = answer;
      // Express answers OPTIONS with the methods of an address; uploads ask who it is first.
      expect(method === 'OPTIONS' ? [200, 401, 404] : [401, 404]).toContain(status);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      const id = answer.headers.get('x-request-id') ?? '';
      await expect.poll(() => logged(id)).toContainEqual(expect.objectContaining({ method, path, status }));
    }
  });
});

describe('every response', () => {
  const everything = [
    '/',
    '/?utm_source=letter',
    '/quiz',
    '/no-such-page',
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/favicon.svg',
    '/outages.json',
    '/api/auth/me',
    '/api/ld-close',
    '/graphql',
    '/image?url=%2Ffavicon.svg&w=256',
  ];

  it.each(everything)(
    '%s has an id of its own, also from memory, and lets nothing run inline',
    async (path) => {
      const seen = new Set<string>();
      for (let turn = 0; turn < 3; turn += 1) {
        const { status, headers } = await new TestBrowser().open(`${product.origins.marketing}${path}`, {
          follow: false,
        });
        expect(headers['x-request-id']).toMatch(uuid);
        seen.add(String(headers['x-request-id']));
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain("script-src 'self'");
        expect(policy).not.toContain('unsafe');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
          expect([name, headers[name]]).toEqual([name, undefined]);
        // What has no content has no type.
        if (status < 300 && status !== 204) expect(headers['content-type']).toMatch(TYPE);
        if (status >= 400) expect(headers['content-type']).toMatch(TYPE);
      }
      expect(seen.size).toBe(3);
    },
  );

  it.each(hosts)('/metrics is not found on %s', async (host) => {
    const { status, body } = await people[host].open(`${product.origins[host]}/metrics`, { follow: false });
    expect(status).toBe(404);
    expect(body).not.toContain('http_request_duration_seconds');
  });

  // A test server allows a thousand times as many requests as production.
  it.each([
    ['/api/ld-get-flags', 600_000],
    ['/api/ld-identify', 600_000],
    ['/api/ld-track', 600_000],
    ['/api/ld-exposure', 600_000],
    ['/api/ld-close', 600_000],
    ['/graphql', 600_000],
    ['/image?url=%2Ffavicon.svg&w=384', 600_000],
    ['/api/errors', 30_000],
  ])('%s is limited to %i requests a minute', async (path, most) => {
    const { headers } = await new TestBrowser().open(`${product.origins.app}${path}`, { follow: false });
    expect(headers['ratelimit-policy']).toBe(`${most};w=60`);
  });
});
