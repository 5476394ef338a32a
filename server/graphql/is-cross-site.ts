import type { Request } from 'express';

/** Header of this storefront's own requests (S6.5). Other sites cannot send it without our permission. */
const SCOPE_HEADER = 'x-scope';

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/**
 * True for a request that another site causes a browser to send with our cookies. Browsers send the origin of a request
 * (`Sec-Fetch-Site`, and `Origin` with every POST to another site), so a request with neither comes from a program.
 */
export const isCrossSite = (request: Request): boolean => {
  if (!request.headers.cookie || request.headers[SCOPE_HEADER]) return false;
  const { origin } = request.headers;
  if (origin !== undefined) return hostOf(origin) !== request.host;
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
