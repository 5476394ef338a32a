import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PageRoute, returnToOf } from '#client/routing/route.ts';
import { defaultTitle } from '#config/brand.ts';
import { routeTable } from '#modules/routes.ts';
import { TestBrowser } from '#server/auth/test-browser.ts';
import { signIn } from '#server/auth/test-visitor.ts';
import { createLog } from '#server/log.ts';
import { type Product, startProduct } from './product.ts';
import { countStatements } from './statement-counter.ts';

/** What a page may cost the database, the session included. */
const MOST_STATEMENTS = 5;
const { routes } = routeTable;
const counter = countStatements();
const people: Record<PageRoute['access'], TestBrowser> = {
  public: new TestBrowser(),
  login: new TestBrowser(),
  staff: new TestBrowser(),
  operator: new TestBrowser(),
};
let product: Product;
const warned: string[] = [];
let caseId = '';

beforeAll(async () => {
  product = await startProduct(createLog('warn', { write: (line: string) => void warned.push(line) }));
  people.login = await product.signedIn(product.origins.app, 'patient@example.com');
  people.staff = await product.signedIn(product.origins.admin, 'clinician@example.com');
  people.operator = await product.signedIn(product.origins.admin, 'operator@example.com');
  caseId = (await product.knex('consultation').first('id'))?.id ?? '';
  // What is remembered for a second must not hide a statement.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  counter.stop();
  await product?.stop();
});

const hostsOf = ({ host }: PageRoute) =>
  host === 'both' ? (['marketing', 'app'] as const) : ([host] as const);

/** An address of the page: parameters that vary freely name the one case there is. */
const addressOf = ({ path, params }: PageRoute): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name]?.[0] ?? caseId);

const all = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map((found) => found[1] ?? found[0]);

const asked = routes.flatMap((route) => hostsOf(route).map((host) => ({ route, host, path: route.path })));
const titles = new Map<string, string>();

describe.each(asked)('$path on $host', ({ route, host }) => {
  const open = async (query = '') => {
    vi.setSystemTime(Date.now() + 2_000);
    const url = `${product.origins[host]}${addressOf(route)}${query}`;
    return { address: url, ...(await people[route.access].open(url, { follow: false })) };
  };

  it('is a page of its own within its means', async () => {
    const { address, status, body } = await open('?utm_source=letter');
    expect(status).toBe(200);
    const statements = counter.of(address);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(all(/<h1[\s>]/g, body)).toHaveLength(1);
    const [title = ''] = all(/<title>([^<]*)<\/title>/g, body);
    if (route.path !== '/') expect(title).not.toBe(defaultTitle);
    expect(titles.get(title) ?? route.path).toBe(route.path);
    titles.set(title, route.path);
    expect(all(/<link rel="canonical" href="([^"]*)"/g, body)).toEqual([
      `${product.origins[host]}${addressOf(route)}`,
    ]);
  });

  it('holds nothing the content policy forbids', async () => {
    const { body } = await open();
    expect(all(/<[^>]*\sstyle="[^>]*>/g, body)).toEqual([]);
    expect(all(/<[^>]*\son\w+="[^>]*>/g, body)).toEqual([]);
    expect(
      all(/<script[^>]*>/g, body).filter((tag) => !/ src="|type="application\/(?:ld\+)?json"/.test(tag)),
    ).toEqual([]);
  });

  // Reading the audit log is itself written into it.
  it.skipIf(route.path === '/desk/audit')('is the same document the second time', async () => {
    const shape = ({ body }: { body: string }): string[] => all(/<(?!script id)[a-z0-9]+/g, body);
    expect(shape(await open())).toEqual(shape(await open()));
  });

  // The first document was made together with the page's template, the second from it.
  it.skipIf(route.path === '/desk/audit')('tells its script the same the second time', async () => {
    const withoutTimes = ({ body }: { body: string }): string =>
      (/<script id="vite-plugin-ssr_pageContext"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '').replaceAll(
        /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g,
        '"a time"',
      );
    const first = withoutTimes(await open());
    expect(first).toContain('"_pageId":');
    expect(withoutTimes(await open())).toBe(first);
  });
});

it('every page has a template, and none failed', () => {
  expect(warned).toEqual([]);
});

const forAccess = (access: PageRoute['access']) => asked.filter(({ route }) => route.access === access);

it.each([...forAccess('login'), ...forAccess('staff'), ...forAccess('operator')])(
  '$path asks a visitor to sign in',
  async ({ route, host }) => {
    const path = `${addressOf(route)}?a=1&b=%2F`;
    const { status, headers } = await new TestBrowser().open(`${product.origins[host]}${path}`, {
      follow: false,
    });
    expect(status).toBe(302);
    const returnTo = encodeURIComponent(returnToOf(route, path));
    expect(headers.location).toBe(`/api/auth/login?returnTo=${returnTo}`);
  },
);

const onOneHost = asked.filter(({ route }) => route.host !== 'both' && route.path !== '/');

it.each(onOneHost)('$path moves to its own host, and desks stay where they are', async ({ route, host }) => {
  const path = `${addressOf(route)}?products=210,211&x=%20`;
  for (const other of ['marketing', 'app', 'admin'] as const) {
    if (other === host) continue;
    const { status, headers } = await people.public.open(`${product.origins[other]}${path}`, {
      follow: false,
    });
    const secret = host === 'admin' || other === 'admin';
    expect([other, status, headers.location]).toEqual(
      secret ? [other, 404, undefined] : [other, 308, `${product.origins[host]}${path}`],
    );
  }
});

describe('in a patient’s place', () => {
  const operator = new TestBrowser();
  beforeAll(async () => {
    await signIn(operator, product.origins.admin, 'operator@example.com');
    await product.actFor(operator, 'patient@example.com');
  });

  it.each(forAccess('login'))('$path is the patient’s, within its means', async ({ route, host }) => {
    vi.setSystemTime(Date.now() + 2_000);
    const address = `${product.origins[host]}${addressOf(route)}`;
    const { status, body } = await operator.open(address, { follow: false });
    expect(status).toBe(200);
    expect(body).toContain('You are acting for <strong>patient@example.com</strong>');
    const statements = counter.of(address);
    // One more, which makes sure that he still may.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS + 1);
  });
});

it('a staff page does not exist for a patient who is signed in', async () => {
  const patient = await product.signedIn(product.origins.admin, 'patient@example.com');
  for (const { route } of forAccess('staff')) {
    const { status } = await patient.open(`${product.origins.admin}${addressOf(route)}`, { follow: false });
    expect([route.path, status]).toEqual([route.path, 404]);
  }
});

it.each(['evil.example', 'admin.localhost', ''])('the host "%s" is none of ours', async (host) => {
  const { port } = new URL(product.origins.app);
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
