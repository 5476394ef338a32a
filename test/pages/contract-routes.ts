import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brand, defaultTitle } from '#config/brand.ts';
import type { HostName } from '#server/viewer.ts';
import { routeTable } from '#simulators/routes.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { begin } from '../harness/visitor/test-visitor.ts';
import type { Crawl } from './crawl.ts';

/**
 * Every address that the specification names (S2), with what each of three people sees there: a visitor, the demo patient,
 * and somebody who signed up and bought nothing. The list is data of its own, so that a page that disappears from the
 * product's tables of routes, or another page in its place, is found.
 */
const heading = z.string().min(1);
const listed = z.strictObject({
  /** As the specification writes it: braces mark what varies. */
  route: z.string().startsWith('/'),
  path: z.string().startsWith('/'),
  access: z.enum(['public', 'login']),
  host: z.enum(['marketing', 'app', 'both', 'admin']),
  /** The title of the browser's tab, without the product's name; and the page's `h1`, which may depend on who looks. */
  title: heading,
  h1: z.union([
    heading,
    z.strictObject({ visitor: heading.optional(), patient: heading, newcomer: heading }),
  ]),
});
type Listed = z.output<typeof listed>;

const FILE = fileURLToPath(new URL('../contract/routes.json', import.meta.url));
const contractRoutes: readonly Listed[] = z.array(listed).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** How many routes the specification has; some stand for several addresses. */
const ROUTES = 136;

const plainText = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .trim();

/** The headings and the tab's title of a document. */
const namesOf = (body: string) => ({
  h1: [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => plainText(text)),
  title: plainText(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
});

const wholeTitle = ({ title = '' }: Listed): string =>
  title === defaultTitle ? title : `${title} | ${brand.name}`;

const hostsOf = ({ host }: Listed): readonly HostName[] => (host === 'both' ? ['marketing', 'app'] : [host]);

type Person = 'visitor' | 'patient' | 'newcomer';

const headingFor = ({ h1 }: Listed, person: Person): string | undefined =>
  typeof h1 === 'string' ? h1 : h1?.[person];

/** Browsers of the three people, signed in on both hosts where they have an account. */
const openPeople = async ({ product }: Crawl): Promise<Readonly<Record<Person, TestBrowser>>> => {
  const signedIn = async (email: string): Promise<TestBrowser> => {
    const browser = await product.signedIn(product.origins.app, email);
    await begin(browser, product.origins.marketing);
    return browser;
  };
  return {
    visitor: new TestBrowser(),
    patient: await signedIn('patient@example.com'),
    newcomer: await signedIn('new@example.com'),
  };
};

/** Expects that every route of the specification answers as the list says. */
export const expectContractRoutes = (crawled: () => Crawl): void => {
  let people: Readonly<Record<Person, TestBrowser>>;
  /** What the crawl has opened already is not opened again. */
  const answerTo = ({ access, path }: Listed, person: Person, host: HostName) => {
    const isFixed = routeTable.match(path)?.route.path === path;
    const crawledAs = access === 'public' ? 'visitor' : 'patient';
    return isFixed && person === crawledAs ? crawled().visitOf(host, path).plain : open(person, host, path);
  };
  const open = (person: Person, host: HostName, path: string) =>
    people[person].open(`${crawled().product.origins[host]}${path}`, { follow: false });

  describe('S2: the routes of the specification', () => {
    beforeAll(async () => {
      people = await openPeople(crawled());
    });

    // S2.33, S2.35, S2.43
    it('are all listed, each with every address that it stands for', () => {
      expect(new Set(contractRoutes.map(({ route }) => route)).size).toBe(ROUTES);
      expect(new Set(contractRoutes.map(({ path }) => path)).size).toBe(contractRoutes.length);
      for (const { route, path } of contractRoutes) {
        const pattern = new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        expect(path).toMatch(pattern);
      }
      const varying = routeTable.routes.filter(({ path }) =>
        contractRoutes.some(({ route }) => route === path),
      );
      for (const { path, params = {} } of varying)
        expect(
          contractRoutes
            .filter(({ route }) => route === path)
            .map((one) => one.path)
            .sort(),
        ).toEqual(
          Object.entries(params)
            .reduce<string[]>(
              (paths, [name, values]) =>
                paths.flatMap((one) => values.map((value) => one.replace(`{${name}}`, value))),
              [path],
            )
            .sort(),
        );
    });

    // S2.21, S2.23, S2.27, S2.28, S2.29, S2.46
    it.each(contractRoutes)('$path is itself for each of the three', async (route) => {
      for (const host of hostsOf(route))
        for (const person of ['visitor', 'patient', 'newcomer'] as const) {
          const { status, headers, body } = await answerTo(route, person, host);
          const isAsked = route.access === 'login' && person === 'visitor';
          const address = `/api/auth/login?returnTo=${encodeURIComponent(route.path)}`;
          expect([person, status, headers.location]).toEqual(
            isAsked ? [person, 302, address] : [person, 200, undefined],
          );
          if (!isAsked)
            expect([person, namesOf(body)]).toEqual([
              person,
              { h1: [headingFor(route, person)], title: wholeTitle(route) },
            ]);
        }
    });

    const onOneHost = contractRoutes.filter(({ host, path }) => host !== 'both' && path !== '/');
    it.each(onOneHost)('$path leads from the wrong host to its own, with its query', async (route) => {
      const { origins } = crawled().product;
      const path = `${route.path}?products=210,211&x=%20`;
      for (const host of ['marketing', 'app', 'admin'] as const) {
        if (host === route.host) continue;
        const { status, headers } = await open('visitor', host, path);
        const isSecret = host === 'admin' || route.host === 'admin';
        expect([host, status, headers.location]).toEqual(
          isSecret ? [host, 404, undefined] : [host, 308, `${origins[route.host as HostName]}${path}`],
        );
      }
    });

    it('/ leads on the app host to the dashboard, or home', async () => {
      const { origins } = crawled().product;
      const locations = await Promise.all(
        (['visitor', 'patient', 'newcomer'] as const).map(async (person) => {
          const { status, headers } = await open(person, 'app', '/');
          return [status, headers.location];
        }),
      );
      expect(locations).toEqual([
        [302, `${origins.marketing}/`],
        [302, '/dashboard'],
        [302, '/dashboard'],
      ]);
    });

    it.each(['/auth/sign-in', '/users/sign_in'])(
      '%s: who is signed in and came with an address goes on there, and sees no page',
      async (path) => {
        const query = '?returnTo=%2Fmessages%3Fopen%3D3';
        const { origins } = crawled().product;
        const { way } = await people.patient.open(`${origins.marketing}${path}${query}`);
        expect(way).toEqual([
          `${origins.marketing}${path}${query}`,
          `${origins.app}${path}${query}`,
          `${origins.app}/api/auth/login${query}`,
          `${origins.app}/messages?open=3`,
        ]);
        const visitor = await open('visitor', 'app', `${path}${query}`);
        expect(visitor.status).toBe(200);
        expect(visitor.body).toContain(`href="/api/auth/login${query}"`);
      },
    );

    /** Pages that a visitor sees, and the entry that each of them has to lead to (S2.37). */
    it.each([
      ['/get-started', '/e-commerce/quiz-intro', 'app'],
      ['/get-started/e-commerce', '/e-commerce/quiz-intro', 'app'],
      ['/get-started', '/start/basics', 'marketing'],
      ['/get-started', '/renewal', 'app'],
      ['/get-started', '/refill-out-of-state', 'app'],
      ['/get-started', '/recommendation-quiz-1/intro', 'app'],
      ['/get-started', '/start/returning-user', 'marketing'],
    ] as const)('S2.37: %s links to %s', async (from, to, host) => {
      const { origins } = crawled().product;
      const { body } = await open('visitor', 'app', from);
      const href = host === 'app' ? to : `${origins[host]}${to}`;
      expect(body).toContain(`href="${href}"`);
    });

    it('S2.37: /start/returning-user leads to the flows of refills, and the home page to /get-started', async () => {
      const { origins } = crawled().product;
      const returning = await open('visitor', 'marketing', '/start/returning-user');
      for (const path of ['/renewal', '/refill-out-of-state'])
        expect(returning.body).toContain(`href="${origins.app}${path}"`);
      const home = await open('visitor', 'marketing', '/');
      expect(home.body).toContain(`href="${origins.app}/get-started"`);
    });
  });
};
