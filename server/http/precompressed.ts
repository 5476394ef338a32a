import { existsSync, readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { encodingFor } from './content-encoding.ts';

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Sends the compressed form of a file that the build wrote next to it, by rewriting the URL for the `express.static` behind it.
 * The folder is read once, at start.
 */
export const precompressed = (folder: string): RequestHandler => {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const files = new Set(names.map((name) => `/${String(name).replaceAll('\\', '/')}`));
  return (request, response, next) => {
    const { path } = request;
    if (!files.has(`${path}${endings.gzip}`)) return next();
    response.vary('Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return next();
    response.type(path.slice(path.lastIndexOf('.') + 1)).set('content-encoding', encoding);
    request.url = `${path}${endings[encoding]}`;
    next();
  };
};
