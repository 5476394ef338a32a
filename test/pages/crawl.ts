import { vi } from 'vitest';
import type { PageRoute } from '#client/routing/route.ts';
import { may } from '#config/staff-permissions.ts';
import { addressesOf } from '#server/pages/site-files.ts';
import type { HostName } from '#server/viewer.ts';
import { routeTable } from '#simulators/routes.ts';
import { deep } from '../harness/deep.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import type { Product } from './product.ts';
import type { StatementCounter } from './statement-counter.ts';

type Answer = Awaited<ReturnType<TestBrowser['open']>>;

/** A page's response, and the SQL statements that it cost. */
export interface Recorded extends Answer {
  readonly statements: readonly string[];
}

/** The responses of one address: requested with a query, without one, and again without one. */
export interface Visit {
  readonly withQuery: Recorded;
  readonly plain: Recorded;
  readonly again: Recorded;
}

type Opener = PageRoute['access'] | 'operator';

/** Who may open a page. */
export const openerOf = ({ access, may: permission }: PageRoute): Opener =>
  permission !== undefined && !may('clinician', permission) ? 'operator' : access;

export interface Crawl {
  readonly product: Product;
  /** A browser that may open the pages of each access level; `operator` those that clinicians may not. */
  readonly people: Readonly<Record<Opener, TestBrowser>>;
  /** The path of a page on its host; route parameters are filled in with the id of the only visit. */
  pathOf(route: PageRoute): string;
  visitOf(host: HostName, path: string): Visit;
  /** The response of an address without a query, if it was opened. */
  recorded(address: string): Recorded | undefined;
}

const hostsOf = ({ host }: PageRoute): readonly HostName[] =>
  host === 'both' ? (['marketing', 'app'] as const) : ([host] as const);

/** Every route on every host that has it. */
export const pagesByHost = routeTable.routes.flatMap((route) =>
  hostsOf(route).map((host) => ({ route, host, path: route.path })),
);

/** Every public address, on the host that search engines index. */
export const publicAddresses = routeTable.routes
  .filter(({ access }) => access === 'public')
  .flatMap((route) => {
    const host = route.host === 'both' ? 'marketing' : route.host;
    return addressesOf(route).map((path) => ({ path, host }));
  });

/** A session's last use is written once in five minutes; the crawl moves the clock, so some page always pays for it. */
export const isSessionTouch = (sql: string): boolean => sql.startsWith('update "web_session" set "used_at"');

/** Query parameters of a link from another site. */
const QUERY = '?utm_source=letter&products=239';

/**
 * Opens every page of the product with a browser that may open it, and records the responses for the tests.
 * Needs a faked Date: it advances between addresses, so that a cache of one second hides no SQL statement.
 */
export const crawl = async (product: Product, counter: StatementCounter): Promise<Crawl> => {
  const { origins } = product;
  const people = {
    public: new TestBrowser(),
    login: await product.signedIn(origins.app, 'patient@example.com'),
    staff: await product.signedIn(origins.admin, 'clinician@example.com'),
    operator: await product.signedIn(origins.admin, 'operator@example.com'),
  };
  const caseId: string = (await product.knex('consultation').first('id'))?.id ?? '';
  const pathOf = ({ path, params }: PageRoute): string =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name]?.[0] ?? caseId);

  const visits = new Map<string, Visit>();
  const visit = async (opener: Opener, address: string, isOnce = false): Promise<void> => {
    if (visits.has(address)) return;
    const open = async (url: string): Promise<Recorded> => {
      const answer = await people[opener].open(url, { follow: false });
      return { ...answer, statements: counter.of(url).filter((sql) => !isSessionTouch(sql)) };
    };
    vi.setSystemTime(Date.now() + 2_000);
    if (isOnce) {
      const plain = await open(address);
      visits.set(address, { withQuery: plain, plain, again: plain });
      return;
    }
    const withQuery = await open(`${address}${QUERY}`);
    vi.setSystemTime(Date.now() + 2_000);
    // The second time is the same moment: what a page says of hours passed may not differ.
    visits.set(address, { withQuery, plain: await open(address), again: await open(address) });
  };
  for (const { route, host } of pagesByHost) await visit(openerOf(route), `${origins[host]}${pathOf(route)}`);
  // Of the addresses of one route, the first was opened three times, and with `deep` the others are too.
  for (const { path, host } of publicAddresses) await visit('public', `${origins[host]}${path}`, !deep);

  return {
    product,
    people,
    pathOf,
    visitOf: (host, path) => {
      const found = visits.get(`${origins[host]}${path}`);
      if (!found) throw new Error(`${path} on ${host} was not opened.`);
      return found;
    },
    recorded: (address) => visits.get(address)?.plain,
  };
};
