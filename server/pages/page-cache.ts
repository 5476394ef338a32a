import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ContentEncoding, encodingFor } from '../http/content-encoding.ts';

interface Stored {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<ContentEncoding, Buffer>>;
}

export type KeepPage = (
  variant: string,
  host: string,
  path: string,
  html: string,
  headers: Readonly<Record<string, string>>,
) => void;

export interface PageCache {
  /** Answers from memory and returns true, or returns false when the page is not cached. */
  serve(variant: string, request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Call before a page's data is read; the returned function caches the page, unless the cache was cleared in between:
   * then the page may contain outdated data.
   */
  keeper(): KeepPage;
  /** Removes every page: prices or texts were changed. */
  clear(): void;
}

/** Number of cached pages: all of the product in some hundred variants. */
const MOST_PAGES = 20_000;

const key = (variant: string, host: string, path: string): string => `${variant} ${host} ${path}`;

const stored = (html: string, headers: Readonly<Record<string, string>>): Stored => {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    },
  };
};

/**
 * Cached pages that look the same to every visitor. It runs before Express, because most requests
 * of a storefront end here. Keyed by flag variant, host and path; only addresses without a query.
 */
export const createPageCache = (): PageCache => {
  const pages = new Map<string, Stored>();
  let cleared = 0;
  return {
    serve: (variant, request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = pages.get(key(variant, request.headers.host ?? '', request.url ?? ''));
      if (!page) return false;
      if (request.headers['if-none-match'] === page.etag) {
        response.writeHead(304, { ...page.headers, 'x-request-id': randomUUID() }).end();
        return true;
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      const body = page.bodies[encoding];
      const headers =
        encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding };
      response.writeHead(200, {
        ...headers,
        'x-request-id': randomUUID(),
        'content-length': body.length,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
    keeper: () => {
      const begun = cleared;
      return (variant, host, path, html, headers) => {
        if (begun !== cleared) return;
        if (pages.size >= MOST_PAGES) pages.clear();
        pages.set(key(variant, host, path), stored(html, headers));
      };
    },
    clear: () => {
      cleared += 1;
      pages.clear();
    },
  };
};
