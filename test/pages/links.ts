import { expect, it } from 'vitest';
import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import { deep } from '../harness/deep.ts';
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

/** A picture is resized when it is asked for: by default every so many of those that pages show. */
const PICTURES = deep ? 1 : 12;

/**
 * Follows every link within our hosts from the given addresses, and checks that its target exists. By default the crawl's
 * record of a page is read; with `deep` this browser opens each page.
 */
const followLinks = async ({ product, recorded }: Crawl, browser: TestBrowser, start: readonly string[]) => {
  let pictures = 0;
  const isLeftOut = ({ pathname }: URL): boolean => {
    if (pathname !== '/image') return false;
    pictures += 1;
    return pictures % PICTURES !== 0;
  };
  const open = async (address: string) => {
    const known = deep ? undefined : recorded(address);
    return known ? { ...known, url: address } : browser.open(address);
  };
  const ours = new Set(Object.values(product.origins));
  const seenOn = new Map(start.map((address) => [address, 'the table of routes']));
  const anchors: { link: string; on: string; id: string }[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const broken: Broken[] = [];
  for (const [address, on] of seenOn) {
    const page = await open(address);
    if (page.status >= 400) broken.push({ link: address, on, why: String(page.status) });
    if (!String(page.headers['content-type']).startsWith('text/html') || !ours.has(new URL(page.url).origin))
      continue;
    ids.set(address, new Set([...page.body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const link of linksOf(page.body, page.url)) {
      if (!ours.has(link.origin) || left.test(link.pathname)) continue;
      const id = decodeURIComponent(link.hash.slice(1));
      link.hash = '';
      if (id && !step.test(id)) anchors.push({ link: link.href, on: address, id });
      if (!seenOn.has(link.href) && !isLeftOut(link)) seenOn.set(link.href, address);
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
    const { broken, visited } = await followLinks(crawled(), people.login, pagesOf(product, 'patient'));
    expect(broken).toEqual([]);
    expect(visited.length).toBeGreaterThan(200);
  });

  it('no link, picture or anchor that staff can reach is broken', { timeout: 180_000 }, async () => {
    const { product, people } = crawled();
    const { broken } = await followLinks(crawled(), people.operator, pagesOf(product, 'staff'));
    expect(broken).toEqual([]);
  });
};
