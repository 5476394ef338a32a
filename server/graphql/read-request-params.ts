import type { Request } from 'express';
import type { RequestParams } from './persisted-queries.ts';

const parsed = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const searchOf = (request: Request): URLSearchParams =>
  new URLSearchParams(request.originalUrl.split('?').slice(1).join('?'));

/** The parameters of a GraphQL request: by GET in the address, by POST in its body. */
export const readRequestParams = (request: Request): RequestParams => {
  if (request.method === 'GET') {
    const search = searchOf(request);
    return { query: search.get('query') ?? undefined, extensions: parsed(search.get('extensions')) };
  }
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null ? body : {};
};

/** The same request with its document instead of the hash. */
export const withDocument = (request: Request, query: string): { url: string; body: unknown } => {
  if (request.method !== 'GET') return { url: request.originalUrl, body: { ...request.body, query } };
  const search = searchOf(request);
  search.set('query', query);
  return { url: `${request.originalUrl.split('?')[0]}?${search}`, body: undefined };
};
