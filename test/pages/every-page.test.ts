import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PageRoute, returnToOf } from '#client/routing/route.ts';
import { defaultTitle } from '#config/brand.ts';
import { createLog } from '#server/log.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { signIn } from '../harness/visitor/test-visitor.ts';
import { expectContractRoutes } from './contract-routes.ts';
import { type Crawl, crawl, pagesByHost } from './crawl.ts';
import { expectLinksToLead } from './links.ts';
import { openPagesInCare } from './pages-in-care.ts';
import { startProduct } from './product.ts';
import { expectToBeShared } from './shared-links.ts';
import { countStatements } from './statement-counter.ts';
import { expectStructuredData } from './structured-data.ts';

/**
 * Tests that apply to every page. Each page is opened once, and its responses are checked here
 * and in the files whose functions are called at the end.
 */
const MOST_STATEMENTS = 5;
const counter = countStatements();
const warned: string[] = [];
let crawled: Crawl;

beforeAll(async () => {
  const product = await startProduct(createLog('warn', { write: (line: string) => void warned.push(line) }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  crawled = await crawl(product, counter);
}, 300_000);
afterAll(async () => {
  vi.useRealTimers();
  counter.stop();
  await crawled?.product.stop();
});

const all = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map((found) => found[1] ?? found[0]);

const titles = new Map<string, string>();

it('the pages of care stay within the SQL statement budget in every state that a patient is in', async () => {
  const opened = await openPagesInCare(crawled.product, counter);
  const tooMany = opened.filter(({ statements }) => statements.length > MOST_STATEMENTS);
  expect(
    tooMany.map(({ state, path, statements }) => `${path} with ${state}:\n${statements.join('\n')}`),
  ).toEqual([]);
  expect(opened.filter(({ statements }) => statements.length > 0).length).toBeGreaterThan(50);
}, 300_000);

describe.each(pagesByHost)('$path on $host', ({ route, host }) => {
  const visit = () => crawled.visitOf(host, crawled.pathOf(route));

  it('has its own title and canonical address, and stays within the SQL statement budget', () => {
    const { status, body, statements } = visit().withQuery;
    expect(status).toBe(200);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(all(/<h1[\s>]/g, body)).toHaveLength(1);
    const [title = ''] = all(/<title>([^<]*)<\/title>/g, body);
    if (route.path !== '/') expect(title).not.toBe(defaultTitle);
    expect(titles.get(title) ?? route.path).toBe(route.path);
    titles.set(title, route.path);
    expect(all(/<link rel="canonical" href="([^"]*)"/g, body)).toEqual([
      `${crawled.product.origins[host]}${crawled.pathOf(route)}`,
    ]);
  });

  it('contains nothing that the content policy forbids', () => {
    const { body } = visit().plain;
    expect(all(/<[^>]*\sstyle="[^>]*>/g, body)).toEqual([]);
    expect(all(/<[^>]*\son\w+="[^>]*>/g, body)).toEqual([]);
    expect(
      all(/<script[^>]*>/g, body).filter((tag) => !/ src="|type="application\/(?:ld\+)?json"/.test(tag)),
    ).toEqual([]);
  });

  // Reading the audit log adds an entry to it.
  it.skipIf(route.path === '/desk/audit')('renders the same document the second time', () => {
    const shape = ({ body }: { body: string }): string[] => all(/<(?!script id)[a-z0-9]+/g, body);
    expect(shape(visit().again)).toEqual(shape(visit().plain));
  });

  // The page's template was created from the first response; these responses are rendered from it.
  it.skipIf(route.path === '/desk/audit')('sends the same data to its script the second time', () => {
    const dataOf = ({ body }: { body: string }): string =>
      /<script id="vite-plugin-ssr_pageContext"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const first = dataOf(visit().plain);
    expect(first).toContain('"_pageId":');
    expect(dataOf(visit().again)).toBe(first);
  });
});

it('every page gets a template without a warning', () => {
  expect(warned).toEqual([]);
});

describe('the desk of the demo', () => {
  it('opens with more than a dozen cases, of every kind', async () => {
    const { product } = crawled;
    const clinician = await product.signedIn(product.origins.admin, 'clinician@example.com');
    const { body } = await clinician.open(`${product.origins.admin}/graphql`, {
      accept: 'application/json',
      headers: { origin: product.origins.admin },
      json: { query: '{ deskQueuePage { counts { waiting late tasks { task } } } }' },
    });
    const { waiting, late, tasks } = JSON.parse(body).data.deskQueuePage.counts;
    expect(waiting).toBeGreaterThan(12);
    expect(late).toBeGreaterThan(0);
    expect(tasks.map(({ task }: { task: string }) => task).sort()).toEqual([
      'annual',
      'call',
      'check_in',
      'correction',
      'emergency',
      'hold',
      'message',
      'new_visit',
      'patient',
      'photos_missing',
      'renewal',
      'request',
      'titration',
    ]);
  });

  it('counts no two of its people as one', async () => {
    expect(await crawled.product.knex('possible_duplicate').select('shared')).toEqual([]);
  });
});

const forAccess = (access: PageRoute['access']) => pagesByHost.filter(({ route }) => route.access === access);

it.each([...forAccess('login'), ...forAccess('staff')])(
  '$path asks a visitor to sign in',
  async ({ route, host }) => {
    const path = `${crawled.pathOf(route)}?a=1&b=%2F`;
    const { status, headers } = await new TestBrowser().open(`${crawled.product.origins[host]}${path}`, {
      follow: false,
    });
    expect(status).toBe(302);
    const returnTo = encodeURIComponent(returnToOf(route, path));
    expect(headers.location).toBe(`/api/auth/login?returnTo=${returnTo}`);
  },
);

const onOneHost = pagesByHost.filter(({ route }) => route.host !== 'both' && route.path !== '/');

it.each(onOneHost)(
  '$path redirects to its own host, and staff pages are not found on other hosts',
  async ({ route, host }) => {
    const path = `${crawled.pathOf(route)}?products=210,211&x=%20`;
    for (const other of ['marketing', 'app', 'admin'] as const) {
      if (other === host) continue;
      const { status, headers } = await crawled.people.public.open(
        `${crawled.product.origins[other]}${path}`,
        {
          follow: false,
        },
      );
      const secret = host === 'admin' || other === 'admin';
      expect([other, status, headers.location]).toEqual(
        secret ? [other, 404, undefined] : [other, 308, `${crawled.product.origins[host]}${path}`],
      );
    }
  },
);

describe('while impersonating a patient', () => {
  const operator = new TestBrowser();
  beforeAll(async () => {
    await signIn(operator, crawled.product.origins.admin, 'operator@example.com');
    await crawled.product.actFor(operator, 'patient@example.com');
  });

  it.each(forAccess('login'))(
    '$path is the patient’s page, within the SQL statement budget',
    async ({ route, host }) => {
      vi.setSystemTime(Date.now() + 2_000);
      const address = `${crawled.product.origins[host]}${crawled.pathOf(route)}`;
      const { status, body } = await operator.open(address, { follow: false });
      expect(status).toBe(200);
      expect(body).toContain('You are acting for <strong>patient@example.com</strong>');
      const statements = counter.of(address);
      // One more statement checks that the operator may still impersonate.
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS + 1);
    },
  );
});

it('a staff page does not exist for a patient who is signed in', async () => {
  const patient = await crawled.product.signedIn(crawled.product.origins.admin, 'patient@example.com');
  for (const { route } of forAccess('staff')) {
    const { status } = await patient.open(`${crawled.product.origins.admin}${crawled.pathOf(route)}`, {
      follow: false,
    });
    expect([route.path, status]).toEqual([route.path, 404]);
  }
});

it('a staff page leads staff who signed in without a second factor to a sign-in with it', async () => {
  const { product } = crawled;
  const operator = await product.signedIn(product.origins.admin, 'operator@example.com');
  await product.knex('web_session').update({ data: product.knex.raw("data - 'amr' - 'acr'") });
  for (const { route } of forAccess('staff')) {
    const path = crawled.pathOf(route);
    const { status, headers } = await operator.open(`${product.origins.admin}${path}`, { follow: false });
    const returnTo = encodeURIComponent(returnToOf(route, path));
    expect([path, status, headers.location]).toEqual([
      path,
      302,
      `/api/auth/login?step_up=1&returnTo=${returnTo}`,
    ]);
  }
});

it.each(['evil.example', 'admin.localhost', ''])('the unknown host "%s" is refused', async (host) => {
  const { port } = new URL(crawled.product.origins.app);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: '/faq', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
});

expectToBeShared(() => crawled);
expectStructuredData(() => crawled);
expectLinksToLead(() => crawled);
expectContractRoutes(() => crawled);
