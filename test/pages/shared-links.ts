import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { HostName } from '#server/viewer.ts';
import { type Crawl, publicAddresses } from './crawl.ts';

const unescaped = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const attribute = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : unescaped(found);
};
const meta = (html: string, name: string): string | null =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));

const open = async ({ product, people }: Crawl, host: HostName, path: string) => {
  const { status, body, headers } = await people.public.open(`${product.origins[host]}${path}`, {
    follow: false,
  });
  return { status, html: body, headers };
};

/** Tests of the metadata that other sites read from shared links, and of files that are not pages. */
export const expectToBeShared = (crawled: () => Crawl): void => {
  const pictures = new Map<string, string>();

  describe('a link that is shared', () => {
    it.each(publicAddresses)(
      '$path on $host has the page’s own title, description and picture',
      ({ host, path }) => {
        const { product, visitOf } = crawled();
        const { body: html } = visitOf(host, path).withQuery;
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
            /^http:\/\/[^/]+\/image\?url=%2Fimages%2Fsocial%2F[a-z-]+\.webp&w=1200&q=75$/,
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
      },
    );

    it('S2.7: there is a default image for shared links, and one per section: 1200 × 630 pixels, PNG', async () => {
      expect([...pictures.keys()].toSorted()).toEqual(
        [
          'default',
          'drug-facts',
          'hair-loss',
          'learn',
          'questions',
          'quiz',
          'sexual-health',
          'treatments',
        ].map((name) => `/images/social/${name}.webp`),
      );
      for (const path of pictures.values()) {
        const answer = await fetch(`${crawled().product.origins.marketing}${path}`, {
          headers: { accept: '*/*' },
        });
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

    it.each(['/favicon.svg', '/mark.svg'])('%s exists', async (path) => {
      const { status, headers } = await open(crawled(), 'app', path);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    });
  });

  it.each(['marketing', 'app', 'admin'] as const)(
    'an unknown address on %s is a page that says so',
    async (host) => {
      const { status, html } = await open(crawled(), host, '/no-such-page?a=1');
      expect([status, attribute(html, /<h1[^>]*>([^<]*)<\/h1>/), meta(html, 'robots')]).toEqual([
        404,
        'We could not find that page',
        'noindex, nofollow',
      ]);
      expect(meta(html, 'og:image')).toContain('%2Fsocial%2Fdefault.webp');
    },
  );

  it('a built product has no GraphiQL: a browser at /graphql gets the API’s response', async () => {
    const { status, html, headers } = await open(crawled(), 'app', '/graphql');
    expect([status, headers['content-type']]).toEqual([406, 'application/json; charset=utf-8']);
    expect(html).not.toContain('GraphiQL');
  });
};
