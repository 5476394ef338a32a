import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type Crawl, publicAddresses } from './crawl.ts';

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

/** Every schema.org item of the page. Throws on a block that is not JSON or has no context or type. */
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const said = block.parse(JSON.parse(json));
    return '@graph' in said ? graph.parse(said)['@graph'] : [typed.parse(said)];
  });
const isA = (kind: string) => (thing: z.output<typeof typed>) => [thing['@type']].flat().includes(kind);

/** The schema.org types that a page must have. */
const expectedOn = (path: string): readonly Kind[] => {
  if (/^\/our-products\/./.test(path)) return ['Product', 'FAQPage', 'BreadcrumbList'];
  if (path.startsWith('/drug-facts/')) return ['MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/condition/')) return ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'];
  if (/^\/hair-loss\/./.test(path)) return ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'];
  if (/^\/learn\/./.test(path) || path === '/hair-loss') return ['MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/faq')) return ['FAQPage'];
  return [];
};

/** Tests of the structured data that search engines read. */
export const expectStructuredData = (crawled: () => Crawl): void => {
  describe('structured data', () => {
    it.each(publicAddresses)('of $path is complete', ({ host, path }) => {
      const { product, visitOf } = crawled();
      const { body: html } = visitOf(host, path).plain;
      const things = thingsOf(html);
      for (const kind of expectedOn(path)) expect([kind, things.filter(isA(kind)).length]).toEqual([kind, 1]);
      for (const kind of kinds)
        for (const thing of things.filter(isA(kind)))
          expect([kind, required[kind].safeParse(thing).error?.issues]).toEqual([kind, undefined]);
      for (const list of things.filter(isA('BreadcrumbList'))) {
        const { itemListElement } = required.BreadcrumbList.parse(list);
        expect(itemListElement.map(({ position }) => position)).toEqual(
          itemListElement.map((_, at) => at + 1),
        );
        expect(itemListElement.at(-1)?.item).toBe(`${product.origins[host]}${path}`);
      }
    });

    const shop = publicAddresses.filter(({ path }) => /^\/our-products\/./.test(path));

    it.each(shop)('$path contains the prices of the catalog', async ({ host, path }) => {
      const { product, visitOf } = crawled();
      const { body: html } = visitOf(host, path).plain;
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
};
