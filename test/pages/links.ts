import { expect, it } from 'vitest';
import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import type { TestBrowser } from '../harness/visitor/test-browser.ts';
import type { Crawl } from './crawl.ts';
import type { Product } from './product.ts';

const plainText = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Everything that a document links to or embeds, as absolute addresses, including stylesheets and scripts. */
const linksOf = (html: string, base: string): URL[] =>
  [...html.matchAll(/<(?:a|link|img|script|source|form)\b[^>]*?\s(?:href|src|action)="([^"]+)"/g)]
    .map(([, link = '']) => new URL(plainText(link), base))
    .filter(({ protocol }) => protocol.startsWith('http'));

/** The quiz keeps its step in the fragment, for the browser's back button. */
const step = /^question-\d+$/;

/** Links that end the session, or that are not pages. */
const left = /^\/(?:api\/auth|oidc)\//;

interface Broken {
  readonly link: string;
  readonly on: string;
  readonly why: string;
}

/** Follows every link within our hosts from the given addresses, and checks that its target exists. */
const followLinks = async (product: Product, browser: TestBrowser, start: readonly string[]) => {
  const ours = new Set(Object.values(product.origins));
  const seenOn = new Map(start.map((address) => [address, 'the table of routes']));
  const anchors: { link: string; on: string; id: string }[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const broken: Broken[] = [];
  for (const [address, on] of seenOn) {
    const page = await browser.open(address);
    if (page.status >= 400) broken.push({ link: address, on, why: String(page.status) });
    if (!String(page.headers['content-type']).startsWith('text/html') || !ours.has(new URL(page.url).origin))
      continue;
    ids.set(address, new Set([...page.body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const link of linksOf(page.body, page.url)) {
      if (!ours.has(link.origin) || left.test(link.pathname)) continue;
      const id = decodeURIComponent(link.hash.slice(1));
      link.hash = '';
      if (id && !step.test(id)) anchors.push({ link: link.href, on: address, id });
      if (!seenOn.has(link.href)) seenOn.set(link.href, address);
    }
  }
  for (const { link, on, id } of anchors)
    if (ids.get(link) && !ids.get(link)?.has(id)) broken.push({ link, on, why: `nothing has the id ${id}` });
  return { broken, visited: [...seenOn.keys()] };
};

const pagesOf = (product: Product, who: 'patient' | 'staff'): string[] =>
  routeTable.routes
    .filter((route) => (route.host === 'admin') === (who === 'staff'))
    .flatMap((route) =>
      addressesOf(route).map(
        (path) => `${product.origins[route.host === 'both' ? 'app' : route.host]}${path}`,
      ),
    );

/** Expects that no link is broken: for a patient, who sees the most pages, and for staff. */
export const expectLinksToLead = (crawled: () => Crawl): void => {
  it('no link, picture or anchor that a patient can reach is broken', { timeout: 180_000 }, async () => {
    const { product, people } = crawled();
    const { broken, visited } = await followLinks(product, people.login, pagesOf(product, 'patient'));
    expect(broken).toEqual([]);
    expect(visited.length).toBeGreaterThan(200);
  });

  it('no link, picture or anchor that staff can reach is broken', { timeout: 180_000 }, async () => {
    const { product, people } = crawled();
    const { broken } = await followLinks(product, people.operator, pagesOf(product, 'staff'));
    expect(broken).toEqual([]);
  });
};
