import type { Request } from 'express';

/** Marks requests of this storefront (S6.5). Other sites cannot send it without our leave. */
const SCOPE_HEADER = 'x-scope';

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/**
 * True for what another site makes a browser send along with our cookies. Browsers say where a request comes from
 * (`Sec-Fetch-Site`, and `Origin` with every POST to another site), so one that says neither comes from a program.
 */
export const isForeign = (request: Request): boolean => {
  if (!request.headers.cookie || request.headers[SCOPE_HEADER]) return false;
  const { origin } = request.headers;
  if (origin !== undefined) return hostOf(origin) !== request.host;
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
