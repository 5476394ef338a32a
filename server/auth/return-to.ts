import type { HostName } from '../viewer.ts';

const MAX_LENGTH = 2_000;

/** Whitespace, control characters and backslashes: browsers remove or change them, so a checked address could change. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it searches for
const TREACHEROUS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** A path that no browser or proxy reads as another host, however often it normalizes or decodes it. */
const isPlainPath = (pathname: string): boolean => {
  const once = decoded(pathname);
  const twice = once === null ? null : decoded(once);
  return [pathname, once, twice].every(
    (path) => path !== null && !path.startsWith('//') && !TREACHEROUS.test(path.replaceAll(' ', '')),
  );
};

/** Compares paths as Express does: ignoring case and a trailing slash. */
const leadsNowhere = (pathname: string, barred: readonly string[]): boolean => {
  const path = (decoded(pathname) ?? '').toLowerCase().replace(/\/+$/, '');
  return /^\/api(\/|$)/.test(path) || barred.some((route) => route.toLowerCase() === path);
};

/**
 * Where to go after sign-in, normalized; null when the address is not one of ours (S2.14, login-protected pages). A path
 * stays on `origin`; an absolute address must be on one of the configured origins. Addresses below /api and those in
 * `barred` (the login route and similar) are refused, because they would sign the person out again or start another
 * sign-in.
 */
export const safeReturnTo = (
  requested: unknown,
  origin: string,
  configured: readonly string[],
  barred: readonly string[] = [],
): string | null => {
  if (
    typeof requested !== 'string' ||
    requested === '' ||
    requested.length > MAX_LENGTH ||
    TREACHEROUS.test(requested)
  )
    return null;
  const relative = requested.startsWith('/') && !requested.startsWith('//');
  const home = relative
    ? origin
    : configured.find(
        (own) => requested === own || requested.startsWith(`${own}/`) || requested.startsWith(`${own}?`),
      );
  if (home === undefined || !URL.canParse(requested, origin)) return null;
  const url = new URL(requested, origin);
  if (url.origin !== home || url.username !== '' || url.password !== '') return null;
  if (!isPlainPath(url.pathname) || leadsNowhere(url.pathname, barred)) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin ? path : `${url.origin}${path}`;
};

/** Where sign-in leads when no address was requested. */
export const defaultReturnTo = (host: HostName, origins: Readonly<Record<HostName, string>>): string => {
  if (host === 'admin') return '/';
  return host === 'app' || origins.app === origins.marketing ? '/dashboard' : `${origins.app}/dashboard`;
};
