import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ContentEncoding, encodingFor } from '../http/content-encoding.ts';

interface Stored {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<ContentEncoding, Buffer>>;
}

export interface PageCache {
  /** Answers from memory and returns true, or returns false when the page is not there yet. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  store(host: string, path: string, html: string, headers: Readonly<Record<string, string>>): void;
  /** Forgets every page: prices or texts were changed. */
  clear(): void;
}

const key = (host: string, path: string): string => `${host} ${path}`;

/**
 * Pages that look the same to every visitor, ready to send. It stands before Express, because most requests
 * of a storefront end here. Only addresses without a query are kept, so the number of entries is bounded.
 */
export const createPageCache = (): PageCache => {
  const pages = new Map<string, Stored>();
  return {
    serve: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = pages.get(key(request.headers.host ?? '', request.url ?? ''));
      if (!page) return false;
      if (request.headers['if-none-match'] === page.etag) {
        response.writeHead(304, page.headers).end();
        return true;
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      const body = page.bodies[encoding];
      const headers =
        encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding };
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
    store: (host, path, html, headers) => {
      const identity = Buffer.from(html);
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      pages.set(key(host, path), {
        etag,
        headers: { ...headers, etag, vary: 'Accept-Encoding' },
        bodies: {
          identity,
          gzip: gzipSync(identity),
          br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        },
      });
    },
    clear: () => pages.clear(),
  };
};
