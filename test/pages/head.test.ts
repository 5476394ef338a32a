import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { routeTable } from '#modules/routes.ts';
import { TestBrowser } from '#server/auth/test-browser.ts';
import { addressesOf } from '#server/pages/site-files.ts';
import { type Product, startProduct } from './product.ts';

/** What machines read of our pages: search engines, and sites where people share links. */
let product: Product;
const browser = new TestBrowser();

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const addresses = routeTable.routes
  .filter(({ access }) => access === 'public')
  .flatMap((route) => {
    const host = route.host === 'both' ? 'marketing' : route.host;
    return addressesOf(route).map((path) => ({ path, host }));
  });

const open = async (host: 'marketing' | 'app' | 'admin', path: string, accept = 'text/html') => {
  const { status, body, headers } = await browser.open(`${product.origins[host]}${path}`, {
    follow: false,
    accept,
  });
  return { status, html: body, headers };
};

const unescaped = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const attribute = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : unescaped(found);
};
const meta = (html: string, name: string): string | null =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));

const pictures = new Map<string, string>();

describe('a link that is shared', () => {
  it.each(addresses)('$path on $host shows the page’s own words and a picture', async ({ host, path }) => {
    const { html } = await open(host, `${path}?utm_source=letter&products=239#top`);
    const title = attribute(html, /<title>([^<]*)<\/title>/);
    const description = meta(html, 'description');
    const origin = product.origins[host];
    expect(title).toBeTruthy();
    expect(description).toBeTruthy();
    // S2.4
    expect(attribute(html, /<link rel="canonical" href="([^"]*)">/)).toBe(`${origin}${path}`);
    expect(meta(html, 'og:url')).toBe(`${origin}${path}`);
    for (const kind of ['og', 'twitter']) {
      expect(meta(html, `${kind}:title`)).toBe(title);
      expect(meta(html, `${kind}:description`)).toBe(description);
      expect(meta(html, `${kind}:image`)).toMatch(
        /^http:\/\/[^/]+\/image\?url=%2Fimages%2Fsocial%2F[a-z-]+\.svg&w=1200&q=75$/,
      );
    }
    expect([meta(html, 'og:type'), meta(html, 'og:site_name'), meta(html, 'twitter:card')]).toEqual([
      'website',
      'Thicket',
      'summary_large_image',
    ]);
    expect(html).toContain(
      'Internet Explorer is not supported. Please use a modern browser like Chrome, Firefox, or Edge to access this app.',
    );
    const image = new URL(meta(html, 'og:image') ?? '');
    expect(image.origin).toBe(origin);
    pictures.set(image.searchParams.get('url') ?? '', `${image.pathname}${image.search}`);
  });

  it('S2.7: there is a default image for shared links, and one per section: 1200 × 630 pixels, PNG', async () => {
    expect([...pictures.keys()].toSorted()).toEqual(
      ['default', 'drug-facts', 'hair-loss', 'learn', 'questions', 'quiz', 'sexual-health', 'treatments'].map(
        (name) => `/images/social/${name}.svg`,
      ),
    );
    for (const path of pictures.values()) {
      const answer = await fetch(`${product.origins.marketing}${path}`, { headers: { accept: '*/*' } });
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([path, answer.headers.get('content-type'), format, width, height]).toEqual([
        path,
        'image/png',
        'png',
        1200,
        630,
      ]);
    }
  });

  it.each(['/favicon.svg', '/mark.svg'])('%s is there', async (path) => {
    const { status, headers } = await open('app', path);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const price = z.string().regex(/^\d+\.\d\d$/);

const required = {
  Product: z.object({
    name: text,
    description: text,
    url: address,
    image: address,
    brand: z.object({ '@type': z.literal('Brand'), name: text }),
    offers: z.object({
      '@type': z.literal('AggregateOffer'),
      priceCurrency: z.literal('USD'),
      lowPrice: price,
      highPrice: price,
      offerCount: z.number().min(1),
      offers: z.array(
        z.object({
          '@type': z.literal('Offer'),
          name: text,
          price,
          priceCurrency: z.literal('USD'),
          availability: z.literal('https://schema.org/InStock'),
          url: address,
        }),
      ),
    }),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  MedicalWebPage: z.object({
    name: text,
    description: text,
    url: address,
    dateModified: z.iso.date(),
    about: z.object({ '@type': z.enum(['Drug', 'DietarySupplement', 'MedicalCondition']), name: text }),
    publisher: z.object({ '@type': z.literal('Organization'), name: text }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: address }))
      .min(2),
  }),
} as const;

type Kind = keyof typeof required;
const kinds = Object.keys(required) as Kind[];

const typed = z.looseObject({ '@type': z.union([text, z.array(text)]) });
const block = z.looseObject({ '@context': z.literal('https://schema.org') });
const graph = z.looseObject({ '@graph': z.array(typed) });

/** Every thing that the page describes. Throws on a block that is no JSON or without context or type. */
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const said = block.parse(JSON.parse(json));
    return '@graph' in said ? graph.parse(said)['@graph'] : [typed.parse(said)];
  });
const isA = (kind: string) => (thing: z.output<typeof typed>) => [thing['@type']].flat().includes(kind);

/** Which kinds a page must describe. */
const expectedOn = (path: string): readonly Kind[] => {
  if (/^\/our-products\/./.test(path)) return ['Product', 'FAQPage', 'BreadcrumbList'];
  if (path.startsWith('/drug-facts/')) return ['MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/condition/')) return ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'];
  if (/^\/hair-loss\/./.test(path)) return ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'];
  if (/^\/learn\/./.test(path) || path === '/hair-loss') return ['MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/faq')) return ['FAQPage'];
  return [];
};

describe('structured data', () => {
  it.each(addresses)('of $path is complete', async ({ host, path }) => {
    const { html } = await open(host, path);
    const things = thingsOf(html);
    for (const kind of expectedOn(path)) expect([kind, things.filter(isA(kind)).length]).toEqual([kind, 1]);
    for (const kind of kinds)
      for (const thing of things.filter(isA(kind)))
        expect([kind, required[kind].safeParse(thing).error?.issues]).toEqual([kind, undefined]);
    for (const list of things.filter(isA('BreadcrumbList'))) {
      const { itemListElement } = required.BreadcrumbList.parse(list);
      expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, at) => at + 1));
      expect(itemListElement.at(-1)?.item).toBe(`${product.origins[host]}${path}`);
    }
  });

  const shop = addresses.filter(({ path }) => /^\/our-products\/./.test(path));

  it.each(shop)('$path names the prices of the catalogue', async ({ host, path }) => {
    const { html } = await open(host, path);
    const { offers, image } = required.Product.parse(thingsOf(html).find(isA('Product')));
    const inCatalogue = new Map(
      catalogueProducts.map((one) => [
        `${one.displayedName}, ${one.supplyInformation}`,
        (one.price / 100).toFixed(2),
      ]),
    );
    expect(offers.offers.map((offer) => [offer.name, offer.price])).toEqual(
      offers.offers.map((offer) => [offer.name, inCatalogue.get(offer.name)]),
    );
    const prices = offers.offers.map((offer) => Number(offer.price));
    expect([offers.lowPrice, offers.highPrice, offers.offerCount].map(Number)).toEqual([
      Math.min(...prices),
      Math.max(...prices),
      prices.length,
    ]);
    const { pathname, search } = new URL(image);
    const answer = await fetch(`${product.origins.marketing}${pathname}${search}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

it.each(['marketing', 'app', 'admin'] as const)(
  'an unknown address on %s is a page that says so',
  async (host) => {
    const { status, html } = await open(host, '/no-such-page?a=1');
    expect([status, attribute(html, /<h1[^>]*>([^<]*)<\/h1>/), meta(html, 'robots')]).toEqual([
      404,
      'We could not find that page',
      'noindex, nofollow',
    ]);
    expect(meta(html, 'og:image')).toContain('%2Fsocial%2Fdefault.svg');
  },
);

it('a built product shows no GraphiQL: a browser at /graphql gets the API’s answer', async () => {
  const { status, html, headers } = await open('app', '/graphql');
  expect([status, headers['content-type']]).toEqual([406, 'application/json; charset=utf-8']);
  expect(html).not.toContain('GraphiQL');
});
