import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LinkProvider } from '#client/layout/links.tsx';
import { PageContextProvider } from '#client/renderer/context.tsx';
import type { Site } from '#client/renderer/page-context.ts';
import type { PageRoute } from '#client/routing/route.ts';
import { UserProvider } from '#client/session/user-context.tsx';
import { browserFlagValues } from '#config/flag-catalogue.ts';
import { routeTable } from '#modules/routes.ts';
import { articleSummaries } from './data/articles/summaries.ts';
import { resolvers } from './graphql/resolvers.ts';
import { contentRoutes } from './routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const oneOrigin = 'https://thicket.test';
const site: Site = {
  environment: 'test',
  origins: { marketing: oneOrigin, app: oneOrigin, admin: oneOrigin },
  host: 'app',
  outagesUrl: '/outages.json',
  thirdParties: null,
  auth: { loginRoute: '/api/auth/login', profileRoute: '/api/auth/me', google: false },
};

/** Public pages that this module serves of the contract's groups marketing, faq and condition. */
const contract = [
  ['/', 'marketing'],
  ['/faq', 'both'],
  ['/faq/category/orders-and-shipping', 'both'],
  ['/faq/refund-and-return-policy', 'both'],
  ['/condition/pe', 'app'],
  ['/condition/ed', 'app'],
  ['/about-us', 'app'],
  ['/hair-loss', 'app'],
  ['/hair-loss/receding-hairline', 'app'],
  ['/hair-loss/balding-at-crown', 'app'],
  ['/hair-loss/male-pattern-baldness', 'app'],
  ['/learn', 'app'],
  ['/reviews', 'app'],
  ['/legal', 'marketing'],
] as const;

/** Pages of a fixed address, and every article. */
const fixed = [
  ...contentRoutes.filter(({ path }) => !path.includes('{')),
  ...articleSummaries.flatMap(({ slug }) => {
    const match = routeTable.match(`/learn/${slug}`);
    if (!match) return [];
    const { route, params } = match;
    const textFrom = (text: PageRoute['description']) => (typeof text === 'function' ? text(params) : text);
    return [
      {
        ...route,
        path: `/learn/${slug}`,
        title: textFrom(route.title),
        description: textFrom(route.description),
      },
    ];
  }),
];
const pages = new Map<string, string>();

const render = (Page: ComponentType, path: string): string =>
  renderToString(
    <PageContextProvider
      value={{
        Page,
        exports: {},
        urlPathname: path,
        site,
        flags: browserFlagValues({}),
        input: { params: {}, search: {} },
        user: null,
        timeZone: null,
        data: {
          checkoutPage: { servedStates: ['TX', 'CA'] },
          article: resolvers.Query.article(undefined, { slug: path.split('/').at(-1) ?? '' }),
        },
      }}
    >
      <LinkProvider value={{ origins: site.origins, current: site.host }}>
        <UserProvider profileRoute={site.auth.profileRoute} vouched={null}>
          <Page />
        </UserProvider>
      </LinkProvider>
    </PageContextProvider>,
  );

beforeAll(async () => {
  for (const { path, page } of fixed) {
    const { Page }: { Page: ComponentType } = await import(
      /* @vite-ignore */ `${root}${page.slice(1)}.page.tsx`
    );
    pages.set(path, render(Page, path));
  }
});

const htmlOf = (path: string): string => pages.get(path) ?? '';
/** The page's visible content, without header, footer and structured data. */
const textOf = (path: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(htmlOf(path))?.[1] ?? '')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .toLowerCase();
const structuredData = (path: string): Record<string, unknown>[] =>
  [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe('route table', () => {
  it('has an address for every article, and for no other', () => {
    for (const { slug } of articleSummaries)
      expect(routeTable.match(`/learn/${slug}`)?.route.page).toBe('/modules/content/pages/learn/article');
    expect(routeTable.match('/learn/unknown')).toBeNull();
  });

  it.each(contract)('%s is public on the %s host, shared and indexed', (path, host) => {
    const route = routeTable.match(path)?.route;
    expect(route).toMatchObject({ path, host, access: 'public', rendering: 'shared', indexed: true });
    expect(existsSync(`${root}${route?.page.slice(1)}.page.tsx`)).toBe(true);
  });

  it('gives every page its own title and description, short enough to be shown in full', () => {
    const titles = fixed.map(({ title }) => title);
    const descriptions = fixed.map(({ description }) => description);
    expect(new Set(titles).size).toBe(fixed.length);
    expect(new Set(descriptions).size).toBe(fixed.length);
    for (const { title, description } of fixed) {
      expect(String(title).length, String(title)).toBeLessThanOrEqual(60);
      expect(String(description).length, String(description)).toBeGreaterThan(40);
      expect(String(description).length, String(description)).toBeLessThanOrEqual(160);
    }
  });
});

describe.each(fixed.map(({ path }) => path))('%s', (path) => {
  it('has one h1, no inline style and no duplicate id', () => {
    const html = htmlOf(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain(' style=');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('skips no heading level', () => {
    const levels = [...htmlOf(path).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('links only to existing pages and anchors', () => {
    const hrefs = [...htmlOf(path).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(hrefs.length).toBeGreaterThan(10);
    const broken = hrefs
      .filter((href) => !/^(tel:|mailto:|https:\/\/(doi\.org|dailymed\.nlm\.nih\.gov)\/)/.test(href))
      .filter((href) => {
        const url = new URL(href, `${oneOrigin}${path}`);
        if (url.origin !== oneOrigin || !routeTable.match(url.pathname)) return true;
        const target = pages.get(url.pathname);
        return url.hash !== '' && target !== undefined && !target.includes(` id="${url.hash.slice(1)}"`);
      });
    expect(broken).toEqual([]);
  });

  it.each([
    ['finasteride', /low mood|mood/],
    ['sildenafil', /nitrates/],
    ['tadalafil', /nitrates/],
    ['oral minoxidil', /boxed warning/],
    ['sertraline', /boxed warning/],
    ['fluoxetine', /boxed warning/],
    ['escitalopram', /boxed warning/],
    ['topical finasteride', /not fda-approved/],
  ])('names %s only with its key risk', (drug, risk) => {
    if (textOf(path).includes(drug)) expect(textOf(path)).toMatch(risk);
  });

  it('contains no promise of a result', () => {
    expect(textOf(path)).not.toMatch(/!|guaranteed|miracle|cure for|100 ?%/);
  });
});

describe('structured data', () => {
  it.each(fixed.filter(({ path }) => path !== '/' && path !== '/legal').map(({ path }) => path))(
    '%s says where it stands',
    (path) => {
      const trails = structuredData(path).filter((thing) => thing['@type'] === 'BreadcrumbList');
      expect(trails).toHaveLength(1);
      const [trail] = trails;
      const steps = Array.isArray(trail?.itemListElement) ? trail.itemListElement : [];
      expect(steps[0]).toMatchObject({ position: 1, item: `${oneOrigin}/` });
      expect(steps.at(-1)).toMatchObject({ position: steps.length, item: `${oneOrigin}${path}` });
    },
  );

  it.each([
    '/faq',
    '/faq/category/orders-and-shipping',
    '/faq/refund-and-return-policy',
    '/hair-loss/receding-hairline',
    '/condition/ed',
    '/condition/pe',
  ])('%s contains its questions and answers as text', (path) => {
    const [list] = structuredData(path).filter((thing) => thing['@type'] === 'FAQPage');
    expect(JSON.stringify(list)).toMatch(/"acceptedAnswer".*"text":"[A-Z]/);
    expect(JSON.stringify(list)).not.toContain('](/');
  });

  it.each(fixed.filter(({ path }) => /^\/(learn\/|hair-loss|condition)/.test(path)).map(({ path }) => path))(
    '%s names the day of its text, and claims no review that has not happened',
    (path) => {
      const medical = structuredData(path).filter((thing) =>
        String(thing['@type']).includes('MedicalWebPage'),
      );
      expect(medical).toMatchObject([
        {
          url: `${oneOrigin}${path}`,
          dateModified: expect.stringMatching(/^2026-11-\d\d$/),
        },
      ]);
      expect(JSON.stringify(medical)).not.toContain('reviewedBy');
      expect(textOf(path)).toContain('to be reviewed by');
    },
  );
});
